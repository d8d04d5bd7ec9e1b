import { closures as words } from "#content/common";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { formatDate } from "../../../domain/format-date.ts";
import { ClockText } from "../../schedule/clock-text.tsx";
import { When } from "../../schedule/schedule-clock.tsx";
import { closedSundays } from "../../schedule/terms.ts";
import { Prose } from "../prose/prose.tsx";

/** Lists the Sundays without a class that are still to come: "No class on 27 December (Christmas)." */
export function UpcomingClosures() {
  if (Object.keys(closedSundays).length === 0) return null;
  return (
    <>
      <When condition="sunday:closures">
        {" "}
        <Prose of={words.list} slots={{ closures: <ClockText subject="sunday:closures" /> }} />
      </When>
      <noscript>
        {" "}
        <EveryClosure />
      </noscript>
    </>
  );
}

/** Lists every known closure with its year, which stays true however old the page is. */
export function EveryClosure() {
  const all = Object.entries(closedSundays).map(([sunday, why]) => {
    const day = formatDate(sunday, { year: true });
    return why ? fillSlots(words.entry, { "closure.day": day, "closure.why": why }) : day;
  });
  return <Prose of={words.list} slots={{ closures: all.join(", ") }} />;
}
