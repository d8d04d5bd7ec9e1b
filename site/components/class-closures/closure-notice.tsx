import { closures as words } from "#content/common";
import { ClockText } from "../../schedule/clock-text.tsx";
import { When } from "../../schedule/schedule-clock.tsx";
import { closedSundays } from "../../schedule/terms.ts";
import { Prose } from "../prose/prose.tsx";
import { EveryClosure } from "./upcoming-closures.tsx";

/** Says that the coming Sunday has no class, why, and when the next class is. Empty if no closure is known. */
export function ClosureNotice({ className }: { className?: string | undefined }) {
  if (Object.keys(closedSundays).length === 0) return null;
  const slots = {
    "closure.day": <ClockText subject="sunday:off" />,
    "closure.why": <ClockText subject="sunday:why" />,
    "class.next": <ClockText subject="sunday" />,
  };
  return (
    <>
      <When condition="sunday:explained" as="p" className={className}>
        <Prose of={words.notice} slots={slots} />
      </When>
      <When condition="sunday:unexplained" as="p" className={className}>
        <Prose of={words.noticeWithoutReason} slots={slots} />
      </When>
      <noscript>
        <p className={className}>
          <EveryClosure />
        </p>
      </noscript>
    </>
  );
}
