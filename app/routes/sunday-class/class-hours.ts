import type { OpeningHoursSpecification } from "schema-dts";
import { closures, sundayClass } from "#content/schedule";

/** Describes when the class is held and when not, or returns `undefined` if it is held every Sunday. */
export function classHours(): readonly OpeningHoursSpecification[] | undefined {
  if (closures.length === 0) return undefined;
  return [
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: sundayClass.weekday,
      opens: sundayClass.startTime,
      closes: sundayClass.endTime,
    },
    // Equal times mean closed.
    ...closures.map(
      ({ from, to, why }) =>
        ({
          "@type": "OpeningHoursSpecification",
          description: why,
          validFrom: from,
          validThrough: to,
          opens: "00:00",
          closes: "00:00",
        }) as const,
    ),
  ];
}
