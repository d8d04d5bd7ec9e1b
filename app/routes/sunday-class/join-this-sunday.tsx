import { ClockText } from "../../schedule/clock-text.tsx";
import { closedSundays } from "../../schedule/closed-sundays.ts";
import { When } from "../../schedule/schedule-clock.tsx";

const label = "Join Us This Sunday";

/** The label of the hero's button. While the coming Sunday has no class, it names the day of the next one. */
export function JoinThisSunday() {
  if (Object.keys(closedSundays).length === 0) return label;
  return (
    <>
      <When condition="sunday:on" withoutScript>
        {label}
      </When>
      <When condition="sunday:off">
        Join Us on <ClockText subject="sunday" />
      </When>
    </>
  );
}
