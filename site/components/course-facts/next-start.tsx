import { course as words } from "#content/common";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { formatDate } from "../../../domain/format-date.ts";
import { ForNextTerm } from "../../schedule/for-next-term.tsx";
import { terms } from "../../schedule/terms.ts";

/** The first day of the next term: "Sunday 11 October 2026". */
export function NextStart() {
  if (terms.length === 0) return words.unannounced;
  return (
    <>
      <ForNextTerm>
        {({ startDate }, announced) =>
          announced ? (
            <time dateTime={startDate}>
              {fillSlots(words.startsNext, { "term.start": formatDate(startDate, { year: true }) })}
            </time>
          ) : (
            words.unannounced
          )
        }
      </ForNextTerm>
      <noscript>{words.startsYearly}</noscript>
    </>
  );
}
