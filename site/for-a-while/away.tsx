import { forAWhile as words } from "#content/layout";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import { addDays } from "../../domain/calendar-day.ts";
import { formatDay } from "../../domain/clock.ts";
import { During } from "./during.tsx";
import { absences } from "./entries.ts";

const dayAndYear = (day: string) => `${formatDay(new Date(day))} ${day.slice(0, 4)}`;

/** Says until when the owner is away, and answers then, and that this closes no class. Beside the usual time, which holds again afterwards. */
export function Away({ className }: { readonly className?: string | undefined }) {
  return absences.map((days) => {
    const answersOn = addDays(days.until, 1);
    return (
      <During key={days.from} as="p" days={days} className={className}>
        <span className="with-script">
          {fillSlots(words.away, { "away.answer": formatDay(new Date(answersOn)) })}
        </span>
        <span className="without-script">
          {fillSlots(words.awayOnDays, {
            "away.from": dayAndYear(days.from),
            "away.answer": dayAndYear(answersOn),
          })}
        </span>{" "}
        {words.awayClasses}
      </During>
    );
  });
}
