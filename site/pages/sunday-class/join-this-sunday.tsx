import { sundayClass } from "#content/pages/sunday-class";
import { Prose } from "../../components/prose/prose.tsx";
import { ClockText } from "../../schedule/clock-text.tsx";
import { When } from "../../schedule/schedule-clock.tsx";
import { closedSundays } from "../../schedule/terms.ts";

const words = sundayClass.hero;

/** The label of the page's buttons. While the coming Sunday has no class, it names the day of the next one. */
export function JoinThisSunday() {
  if (Object.keys(closedSundays).length === 0) return words.button;
  return (
    <>
      <When condition="sunday:on" withoutScript>
        {words.button}
      </When>
      <When condition="sunday:off">
        <Prose of={words.buttonOnDay} slots={{ "class.next": <ClockText subject="sunday" /> }} />
      </When>
    </>
  );
}
