import { ClockText } from "../../schedule/clock-text.tsx";
import { closedSundays } from "../../schedule/closed-sundays.ts";
import { When } from "../../schedule/schedule-clock.tsx";
import { everyClosure } from "./upcoming-closures.tsx";

/** Says that the coming Sunday has no class, why, and when the next class is. Empty if no closure is known. */
export function ClosureNotice({ className }: { className?: string | undefined }) {
  if (Object.keys(closedSundays).length === 0) return null;
  return (
    <>
      <When condition="sunday:off" as="p" className={className}>
        No class on <ClockText subject="sunday:off" />: <ClockText subject="sunday:why" />. Next class:{" "}
        <ClockText subject="sunday" />.
      </When>
      <noscript>
        <p className={className}>{everyClosure}</p>
      </noscript>
    </>
  );
}
