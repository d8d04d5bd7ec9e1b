import type { ElementType, ReactNode } from "react";
import { course, sundayClass } from "#content/schedule";
import type { Term } from "../../content-model/schema/schedule.ts";
import { type Condition, packStarts, type ScheduleData } from "../../domain/schedule-state.ts";
import { termId } from "../../domain/terms.ts";
import { InlineData, InlineScript } from "../rendering/inline.tsx";
import clockScript from "./clock.inline.ts?inline-script";
import { ClockText, NeedsScript } from "./clock-text.tsx";
import { sundaysElsewhere } from "./elsewhere.ts";
import { holidaysUntil, unconfirmedSundays } from "./holidays.ts";
import { currentTerms, ownersZone, scheduledTerms } from "./scheduled-terms.ts";
import { closedSundays, terms, unannouncedTerm } from "./terms.ts";

const data: ScheduleData = {
  terms: scheduledTerms.map(({ id, name, sessions }) => ({
    id,
    name,
    starts: packStarts(sessions.map(({ startsAt }) => startsAt)),
  })),
  course: {
    startTime: course.startTime,
    sessionMinutes: course.sessionMinutes,
  },
  sunday: {
    startTime: sundayClass.startTime,
    opensDaysBefore: sundayClass.bookingOpensDaysBefore,
    closed: closedSundays,
    ...(sundaysElsewhere.length > 0 && {
      starts: Object.fromEntries(sundaysElsewhere.map(({ date, startTime }) => [date, startTime])),
    }),
    unconfirmed: unconfirmedSundays,
    holidaysUntil,
  },
  zone: ownersZone,
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
  readonly condition: Condition;
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

type ForNextTermProps = {
  /** Renders the next term; if none is `announced`, `unannouncedTerm`, without dates. */
  readonly children: (term: Term, announced: boolean) => ReactNode;
  /** Without script, shows the unannounced term: only for what never becomes false. */
  readonly withoutScript?: boolean;
  /** The element around each, by default a `div`. */
  readonly as?: ElementType;
  readonly className?: string | undefined;
};

/** Renders every term and shows only the next one. Without script it shows none unless told, so pages need a fallback beside it. */
export function ForNextTerm({ children, withoutScript = false, as = "div", className }: ForNextTermProps) {
  return (
    <>
      {terms.map((term) => (
        <When key={termId(term)} as={as} condition={`next:${termId(term)}`} className={className}>
          {children(term, true)}
        </When>
      ))}
      {unannouncedTerm && (
        <When as={as} condition="next:none" withoutScript={withoutScript} className={className}>
          {children(unannouncedTerm, false)}
        </When>
      )}
    </>
  );
}

type OwnTimesProps = {
  /** The term whose sessions are meant; undefined while no dates are known: then it is the time of this week. */
  readonly of: Term | undefined;
  /** Names one session, from 0. */
  readonly session?: number;
  readonly className?: string | undefined;
};

/** Shows when the sessions of a term start by the visitor's clock, if that isn't the owner's. */
export function OwnTimes({ of: term, session, className }: OwnTimesProps) {
  const sessions = term ? termId(term) : "none";
  return (
    <ClockText
      subject={session === undefined ? `own:${sessions}` : `own:${sessions}:${session}`}
      className={className}
    />
  );
}

/** The id of the list of terms that `term-order.inline.ts` sorts. */
export const termListId = "term-list";

type WhenCurrentProps = {
  readonly term: Term;
  readonly as: ElementType;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Shows a term while it is the current one of its name. Without script, those show that were current as the page was built. */
export function WhenCurrent({ term, as, className, children }: WhenCurrentProps) {
  return (
    <When
      as={as}
      condition={`current:${termId(term)}`}
      withoutScript={currentTerms(Date.now()).includes(term)}
      className={className}
    >
      {children}
    </When>
  );
}
