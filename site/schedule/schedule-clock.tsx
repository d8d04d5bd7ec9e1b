import type { ElementType, ReactNode } from "react";
import { course, sundayClass, timeZone } from "#content/schedule";
import { packStarts, type ScheduleData } from "../../domain/schedule-state.ts";
import { InlineData, InlineScript } from "../rendering/inline.tsx";
import clockScript from "./clock.inline.ts?inline-script";
import { NeedsScript } from "./clock-text.tsx";
import { scheduledTerms } from "./scheduled-terms.ts";
import { closedSundays } from "./terms.ts";
import { zoneOffsets } from "./zone-offsets.ts";

const data: ScheduleData = {
  terms: scheduledTerms.map(({ id, name, sessions }) => ({
    id,
    name,
    starts: packStarts(sessions.map(({ startsAt }) => startsAt)),
  })),
  sessionMinutes: course.sessionMinutes,
  sunday: {
    startTime: sundayClass.startTime,
    opensDaysBefore: sundayClass.bookingOpensDaysBefore,
    closed: closedSundays,
  },
  timeZone,
  offsets: zoneOffsets,
};

/** Adds the script that keeps dates current. `When` and `ClockText` must be among its children. */
export function ScheduleClock({ children }: { children: ReactNode }) {
  return (
    <>
      <InlineData type="application/json" id="schedule-data" data={data} />
      <InlineScript code={clockScript} />
      {children}
    </>
  );
}

type WhenProps = {
  /** A condition of `ScheduleState`. */
  readonly condition: string;
  /** Shows the children without script too: only for text that never becomes false. */
  readonly withoutScript?: boolean;
  readonly as?: ElementType;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Shows its children while a condition of the schedule holds. */
export function When({ condition, withoutScript = false, as: Tag = "span", className, children }: WhenProps) {
  return (
    <Tag data-when={condition} hidden={!withoutScript} className={className}>
      <NeedsScript value={!withoutScript}>{children}</NeedsScript>
    </Tag>
  );
}
