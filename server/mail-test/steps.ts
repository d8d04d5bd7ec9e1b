/** The steps of sending an email, in order. */
export const steps = ["host", "port", "certificate", "login", "sender", "recipient"] as const;
export type Step = (typeof steps)[number];

/** Why a step failed. */
export type Failure = {
  readonly step: Step;
  /** What was tried and what happened. */
  readonly text: string;
  /** What to change. */
  readonly advice: string;
  /** Another try may succeed, without any change. */
  readonly isTemporary?: true | undefined;
  /** The original error of the mail server or the network. */
  readonly cause?: string | undefined;
};

export type StepReport = Pick<Failure, "step" | "text"> &
  Partial<Failure> & { readonly result: "ok" | "failed" | "not tried" };

/** Returns a report on every step: passed, failed, or not tried after a failure. */
export function reportSteps(passed: ReadonlyMap<Step, string>, failure?: Failure): readonly StepReport[] {
  return steps.map((step): StepReport => {
    if (failure?.step === step) return { ...failure, result: "failed" };
    const text = passed.get(step);
    // A server may object to the sender only after it has accepted it.
    const isBefore = !failure || steps.indexOf(step) < steps.indexOf(failure.step);
    return text !== undefined && isBefore
      ? { step, result: "ok", text }
      : { step, result: "not tried", text: "Not tried." };
  });
}

const marks = { ok: "✓", failed: "✗", "not tried": "-" } as const;

/** Formats a report: a line for each step, with advice and cause below the failed one. */
export function formatSteps(reports: readonly StepReport[]): string {
  const indent = " ".repeat(15);
  return reports
    .flatMap(({ step, result, text, advice, cause }) => [
      `${marks[result]} ${step.padEnd(11)}  ${text}`,
      ...(advice ? [indent + advice] : []),
      ...(cause ? [`${indent}Cause: ${cause}`] : []),
    ])
    .join("\n");
}
