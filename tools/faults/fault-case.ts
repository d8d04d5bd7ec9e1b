/** The options of a run. */
export type FaultOptions = {
  /** Seeds the random choices. Timing still varies. */
  readonly seed: number;
  /** A few seconds instead of a minute: fewer messages, kills and connections. */
  readonly quick: boolean;
};

export type FaultReport = {
  /** Measurements, in display order. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** The number of conditions that held. */
  readonly held: number;
  /** The conditions that failed. */
  readonly broken: readonly string[];
};

/** A fault injected into the real server. It cleans up after itself. */
export type FaultCase = {
  readonly name: string;
  /** The fault in one line. */
  readonly what: string;
  readonly run: (options: FaultOptions) => Promise<FaultReport>;
};

/** Collects the conditions that held and failed, so that one failure doesn't hide the next. */
export function createChecks() {
  let held = 0;
  const broken: string[] = [];
  return {
    /** @param sentence the condition in words */
    hold: (condition: boolean, sentence: string, detail?: unknown) => {
      if (condition) held += 1;
      else broken.push(detail === undefined ? sentence : `${sentence}: ${JSON.stringify(detail)}`);
    },
    report: (figures: FaultReport["figures"]): FaultReport => ({ figures, held, broken }),
  };
}

export type Checks = ReturnType<typeof createChecks>;
