/** How a case is to be run. */
export type FaultOptions = {
  /** Decides what is left to chance, as far as the machine's own timing lets it. */
  readonly seed: number;
  /** A few seconds instead of a minute: fewer messages, kills and connections. */
  readonly quick: boolean;
};

export type FaultReport = {
  /** What was counted and measured, in the order in which it is shown. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** How many things were looked at that had to hold. */
  readonly held: number;
  /** What did not hold, in sentences. */
  readonly broken: readonly string[];
};

/** One thing that can go wrong, tried on the real server. It ends by itself and leaves nothing behind. */
export type FaultCase = {
  readonly name: string;
  /** What is done to the site, in one line. */
  readonly what: string;
  readonly run: (options: FaultOptions) => Promise<FaultReport>;
};

/** Collects what held and what did not, so that one fault does not hide the next. */
export function createFindings() {
  let held = 0;
  const broken: string[] = [];
  return {
    /** @param sentence what has to be true */
    hold: (condition: boolean, sentence: string, detail?: unknown) => {
      if (condition) held += 1;
      else broken.push(detail === undefined ? sentence : `${sentence}: ${JSON.stringify(detail)}`);
    },
    report: (figures: FaultReport["figures"]): FaultReport => ({ figures, held, broken }),
  };
}

export type Findings = ReturnType<typeof createFindings>;
