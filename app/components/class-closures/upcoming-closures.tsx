import { ClockText } from "../../schedule/clock-text.tsx";
import { closedSundays } from "../../schedule/closed-sundays.ts";
import { formatDate } from "../../schedule/format-date.ts";
import { When } from "../../schedule/schedule-clock.tsx";

/** Lists the Sundays without a class that are still to come: "No class on 27 December (Christmas)." */
export function UpcomingClosures() {
  if (Object.keys(closedSundays).length === 0) return null;
  return (
    <>
      <When condition="sunday:closures">
        {" "}
        No class on <ClockText subject="sunday:closures" />.
      </When>
      <noscript> {everyClosure}</noscript>
    </>
  );
}

/** Every known closure with its year, which stays true however old the page is. */
export const everyClosure = `No class on ${Object.entries(closedSundays)
  .map(([sunday, why]) => `${formatDate(sunday, { year: true })} (${why})`)
  .join(", ")}.`;
