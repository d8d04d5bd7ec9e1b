import type { ReactNode } from "react";
import { type Term, terms } from "../../content/schedule.ts";
import { When } from "./schedule-clock.tsx";

type ForNextTermProps = {
  /**
   * Renders the next term.
   *
   * @param announced false if no future term is known: then the term is Term 1 again, without dates
   */
  readonly children: (term: Term, announced: boolean) => ReactNode;
  readonly className?: string | undefined;
};

/** Renders every term and shows only the next one. Without script it shows none, so pages need a fallback beside it. */
export function ForNextTerm({ children, className }: ForNextTermProps) {
  return (
    <>
      {terms.map((term) => (
        <When key={term.name} as="div" condition={`next:${term.name}`} className={className}>
          {children(term, true)}
        </When>
      ))}
      <When as="div" condition="next:none" className={className}>
        {children(firstTerm, false)}
      </When>
    </>
  );
}

/** The term that follows the last known one. */
export const firstTerm = termNamed("Term 1");

function termNamed(name: Term["name"]): Term {
  const term = terms.find((candidate) => candidate.name === name);
  if (!term) throw new Error(`content/schedule.ts has no ${name}`);
  return term;
}
