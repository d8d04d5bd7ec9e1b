import type { ReactNode } from "react";
import { type Term, terms } from "../../content/schedule.ts";
import { When } from "./schedule-clock.tsx";

type NextIntakeProps = {
  /**
   * What to say of the intake that starts next.
   *
   * @param announced false once the last known one has started: then it is Term 1 again, without dates
   */
  readonly children: (term: Term, announced: boolean) => ReactNode;
  readonly className?: string | undefined;
};

/** What depends on which intake starts next. Nothing without script: see what stands beside it. */
export function NextIntake({ children, className }: NextIntakeProps) {
  return (
    <>
      {terms.map((term) => (
        <When key={term.name} as="div" fact={`next:${term.name}`} className={className}>
          {children(term, true)}
        </When>
      ))}
      <When as="div" fact="next:none" className={className}>
        {children(firstTerm, false)}
      </When>
    </>
  );
}

/** The term that comes round again once the last known one has started. */
export const firstTerm = termNamed("Term 1");

function termNamed(name: Term["name"]): Term {
  const term = terms.find((candidate) => candidate.name === name);
  if (!term) throw new Error(`content/schedule.ts has no ${name}`);
  return term;
}
