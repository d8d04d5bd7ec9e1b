import type { ElementType, ReactNode } from "react";
import type { Term } from "../../content-model/schema/schedule.ts";
import { termId } from "../../domain/terms.ts";
import { When } from "./schedule-clock.tsx";
import { currentTerms } from "./scheduled-terms.ts";

/** The id of the list of terms that `term-order.inline.ts` sorts. */
export const termListId = "term-list";

type WhenCurrentProps = {
  readonly term: Term;
  readonly as: ElementType;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Shows a term while it is the current one of its name. Without script, those show that were current as the page was built. */
export function WhenCurrent({ term, as, className, children }: WhenCurrentProps) {
  return (
    <When
      as={as}
      condition={`current:${termId(term)}`}
      withoutScript={currentTerms(Date.now()).includes(term)}
      className={className}
    >
      {children}
    </When>
  );
}
