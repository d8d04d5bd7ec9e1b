import type { ElementType, ReactNode } from "react";
import type { Term } from "../../content-model/schema/schedule.ts";
import { termId } from "../../domain/terms.ts";
import { When } from "./schedule-clock.tsx";
import { terms, unannouncedTerm } from "./terms.ts";

type ForNextTermProps = {
  /**
   * Renders the next term.
   *
   * @param announced false if no future term is known: then the term is `unannouncedTerm`, without dates
   */
  readonly children: (term: Term, announced: boolean) => ReactNode;
  /** Without script, shows the unannounced term: only for what never becomes false. */
  readonly withoutScript?: boolean;
  /** The element around each, by default a `div`. */
  readonly as?: ElementType;
  readonly className?: string | undefined;
};

/** Renders every term and shows only the next one. Without script it shows none unless told, so pages need a fallback beside it. */
export function ForNextTerm({ children, withoutScript = false, as = "div", className }: ForNextTermProps) {
  return (
    <>
      {terms.map((term) => (
        <When key={termId(term)} as={as} condition={`next:${termId(term)}`} className={className}>
          {children(term, true)}
        </When>
      ))}
      {unannouncedTerm && (
        <When as={as} condition="next:none" withoutScript={withoutScript} className={className}>
          {children(unannouncedTerm, false)}
        </When>
      )}
    </>
  );
}
