import type { ReactNode } from "react";
import { elsewhere as words } from "#content/common";
import { sundayClass } from "#content/schedule";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import { formatDay } from "../../domain/clock.ts";
import { formatTimeRange } from "../../domain/format-date.ts";
import { type ElsewhereClass, placeOf, sundaysElsewhere } from "../schedule/elsewhere.ts";
import { When } from "../schedule/schedule-clock.tsx";

type OfNextClassProps = {
  /** What holds of the usual class; without script, it stands alone, so a page needs `ElsewhereNotice` beside it. */
  readonly children: ReactNode;
  /** What holds of a class at another place or time. */
  readonly elsewhere: (sunday: ElsewhereClass) => ReactNode;
};

/** Shows what holds of the next class, which may be at another place or time. */
export function OfNextClass({ children, elsewhere }: OfNextClassProps) {
  if (sundaysElsewhere.length === 0) return children;
  return (
    <>
      <When condition="sunday:usual" withoutScript>
        {children}
      </When>
      {sundaysElsewhere.map((sunday) => (
        <When key={sunday.date} condition={`sunday:on ${sunday.date}`}>
          {elsewhere(sunday)}
        </When>
      ))}
    </>
  );
}

/** When the next class starts and ends: "8:30 to 9:15 am". */
export const ClassTimes = () => (
  <OfNextClass elsewhere={({ startTime, endTime }) => formatTimeRange(startTime, endTime)}>
    {formatTimeRange(sundayClass.startTime, sundayClass.endTime)}
  </OfNextClass>
);

/** Says where and when the next class is, if that is another place or time; without script, all such Sundays with their year. */
export function ElsewhereNotice({ className }: { readonly className?: string | undefined }) {
  if (sundaysElsewhere.length === 0) return null;
  return (
    <>
      {sundaysElsewhere.map((sunday) => (
        <When key={sunday.date} condition={`sunday:on ${sunday.date}`} as="p" className={className}>
          {sentenceOf(sunday)}
        </When>
      ))}
      <EverySundayElsewhere className={className} />
    </>
  );
}

/** Says which of the next six Sundays are at another place or time; of the next class, `ElsewhereNotice` says so. */
export const SundaysAhead = ({ className }: { readonly className?: string | undefined }) =>
  sundaysElsewhere.map((sunday) => (
    <When key={sunday.date} condition={`sunday:ahead ${sunday.date}`} as="p" className={className}>
      {sentenceOf(sunday)}
    </When>
  ));

/** Where no script says where the next class is: all Sundays that are elsewhere, with their year. */
export function EverySundayElsewhere({ className }: { readonly className?: string | undefined }) {
  if (sundaysElsewhere.length === 0) return null;
  return (
    <noscript>
      {sundaysElsewhere.map((sunday) => (
        <p key={sunday.date} className={className}>
          {sentenceOf(sunday, ` ${sunday.date.slice(0, 4)}`)}
        </p>
      ))}
    </noscript>
  );
}

function sentenceOf(sunday: ElsewhereClass, year = ""): string {
  const slots = {
    "class.day": formatDay(new Date(sunday.date)) + year,
    "class.times": formatTimeRange(sunday.startTime, sunday.endTime),
  };
  const place = placeOf(sunday);
  return place ? fillSlots(words.place, { ...slots, "class.place": place }) : fillSlots(words.time, slots);
}
