import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Closure, Schedule } from "../../../../content-model/schema/schedule.ts";
import { addDays } from "../../../../domain/calendar-day.ts";
import { formatClockRange, formatDate } from "../../../../domain/format-date.ts";
import {
  closeSundays,
  closureOn,
  eachSunday,
  isSingle,
  openSundays,
  type Sundays,
  sundaysIn,
} from "../../../business/dates/closures.ts";
import type { Sunday } from "../../../business/dates/sundays.ts";
import { fieldNamed } from "../../../engine/content/change.ts";
import { deskQuery } from "../../api/content.ts";
import { useField } from "../../draft/use-field.ts";
import { Button } from "../../ui/button.tsx";
import { Choice, Field } from "../../ui/field.tsx";
import { Wrong } from "../../ui/notes.tsx";
import { attempt } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./class-choice.module.css";
import { ElsewhereFields, useElsewhere } from "./elsewhere-fields.tsx";
import { reasonHint, shortDateFrom } from "./words-of-dates.ts";

type ClassChoiceProps = {
  readonly sunday: Sunday;
  readonly sundays: readonly Sunday[];
  readonly draft: Schedule;
  readonly live: Schedule;
  readonly changeClosures: (closures: readonly Closure[]) => void;
};

type Mode = "on" | "once" | "while" | "elsewhere";

/** Whether there is a class on a Sunday, and if not, for how long. */
export function ClassChoice({ sunday, sundays, draft, live, changeClosures }: ClassChoiceProps) {
  const { day } = sunday;
  const closure = closureOn(draft.closures, day);
  const off = closure && sundaysIn(closure);
  // A while may begin with one Sunday.
  const group = useRef<HTMLFieldSetElement>(null);
  const [choice, setChoice] = useState<{ readonly mode: Mode; readonly wasOff: boolean }>();
  // Another device may have closed the Sunday since, or opened it.
  const picked = choice?.wasOff === Boolean(off) ? choice.mode : undefined;
  const moved = useElsewhere(day);
  const holiday = useHoliday(day);
  // Shows the new choice at once, before the entry of the old one is removed.
  const [isLeaving, setLeaving] = useState(false);
  const isMoved = picked === "elsewhere" || (moved.isInList && !isLeaving);
  const ownMode = () => {
    if (!off) return holiday.isUnsure ? undefined : "on";
    // The draft decides, not what was picked: another device may have made a pause of the one Sunday.
    return picked !== "while" && isSingle(closure) ? "once" : "while";
  };
  const mode: Mode | undefined = isMoved ? "elsewhere" : ownMode();
  const { startTime, endTime } = draft.sundayClass;
  const only = { first: day, last: day };
  const firstToCome = sundays.find(({ isOver }) => !isOver)?.day ?? day;
  // One that is elsewhere is held.
  const isHeld = (other: string) => sundays.some(({ day, elsewhere }) => day === other && elsewhere);
  const toCome = off ? eachSunday(off).filter((other) => other >= firstToCome && !isHeld(other)) : [];
  const published = closureOn(live.closures, day);
  const isChanged = sunday.isClassNew || (published?.why ?? "") !== (closure?.why ?? "");

  const choose = (next: Mode) => {
    setChoice({ mode: next, wasOff: next === "elsewhere" ? Boolean(off) : next !== "on" });
    if (next === "elsewhere") return;
    // A class that is elsewhere would be held.
    setLeaving(true);
    attempt(() => moved.remove().finally(() => setLeaving(false)));
    if (next === "on") {
      if (off) changeClosures(openSundays(draft.closures, only));
      if (holiday.isUnsure) holiday.confirm(true);
    } else if (next === "once" || !off) changeClosures(closeSundays(draft.closures, only));
  };
  const radio = (value: Mode) => ({
    name: "class",
    checked: mode === value,
    onChange: () => choose(value),
  });

  return (
    <>
      <fieldset ref={group} className={isChanged ? ui.changed : undefined}>
        <legend className={ui.visuallyHidden}>The class</legend>
        <Choice {...radio("on")} label="On" hint={`${formatClockRange(startTime, endTime)}, at the centre`} />
        <Choice
          {...radio("once")}
          label="Off, this Sunday only"
          hint={mode === "while" && toCome.length > 1 && "The other Sundays go back on."}
        />
        <Choice {...radio("while")} label="Off for a while" />
        {mode === "while" && off && (
          <PauseFields
            sundays={off}
            day={day}
            firstToCome={firstToCome}
            onChange={(range) => changeClosures(closeSundays(draft.closures, range, day))}
          />
        )}
        {closure && mode !== "elsewhere" && (
          <Reason
            closure={closure}
            onChange={(changed) =>
              changeClosures(draft.closures.map((one) => (one === closure ? changed : one)))
            }
          />
        )}
        <Choice {...radio("elsewhere")} label="At another place or time" />
        {mode === "elsewhere" && <ElsewhereFields day={day} />}
      </fieldset>
      {mode !== "elsewhere" && !off && <InHolidays day={day} {...holiday} />}
      {mode !== "elsewhere" && off && (
        <p className={ui.was}>
          <span>
            {toCome.length} Sunday{toCome.length === 1 ? "" : "s"} off
          </span>
          {toCome.length > 1 && (
            <Button
              variant="link"
              onClick={() => {
                changeClosures(openSundays(draft.closures, { first: firstToCome, last: off.last }));
                // The button goes.
                group.current?.querySelector("input")?.focus();
              }}
            >
              Put them all back on
            </Button>
          )}
        </p>
      )}
    </>
  );
}

/** Whether a Sunday is in holidays, and whether she has said that its class is on. */
function useHoliday(day: string) {
  const { data: desk } = useQuery(deskQuery);
  const field = useField(fieldNamed("schedule", "sundayClass", "confirmed"));
  const confirmed = (field.value ?? []) as readonly string[];
  const isHoliday = desk?.holidays.includes(day) ?? false;
  return {
    isHoliday,
    isUnsure: isHoliday && !confirmed.includes(day),
    isBusy: field.state === "typed",
    message: field.message,
    confirm: (isOn: boolean) => {
      const others = confirmed.filter((other) => other !== day);
      field.type(isOn ? [...others, day].sort() : others);
    },
  };
}

type InHolidaysProps = ReturnType<typeof useHoliday> & { readonly day: string };

/** What people read of a Sunday in holidays until she says whether its class is on. */
function InHolidays({ day, isHoliday, isUnsure, isBusy, message, confirm }: InHolidaysProps) {
  if (!isHoliday) return null;
  return (
    <>
      <p className={ui.hint}>
        {isUnsure
          ? `It’s in the holidays, or beside a public holiday. Until you say, people read: Check the centre’s timetable for ${formatDate(day)}.`
          : "It’s in the holidays, or beside a public holiday, and you’ve said that it’s on."}
      </p>
      {!isUnsure && (
        <p>
          <Button variant="link" isBusy={isBusy} onClick={() => confirm(false)}>
            I’m not sure after all
          </Button>
        </p>
      )}
      <Wrong>{message}</Wrong>
    </>
  );
}

type ReasonProps = { readonly closure: Closure; readonly onChange: (closure: Closure) => void };

/** Why the class is off, as visitors read it. */
const Reason = ({ closure, onChange }: ReasonProps) => (
  <Field label="Why, in a few words" hint={reasonHint}>
    {(input) => (
      <input
        {...input}
        value={closure.why ?? ""}
        onChange={({ target }) => {
          const { why: _, ...days } = closure;
          onChange(target.value === "" ? days : { ...days, why: target.value });
        }}
      />
    )}
  </Field>
);

/** For how many weeks a class can be paused: a closure lasts a year at most. */
const longest = 51;

type PauseFieldsProps = {
  readonly sundays: Sundays;
  /** The chosen Sunday, which stays off. */
  readonly day: string;
  readonly firstToCome: string;
  readonly onChange: (sundays: Sundays) => void;
};

/** From which Sunday to which the class is off. */
function PauseFields({ sundays: { first, last }, day, firstToCome, onChange }: PauseFieldsProps) {
  const starts = [
    ...(first < firstToCome ? [first] : []),
    ...eachSunday({ first: firstToCome, last: day }).filter((start) => start > addDays(last, -7 * longest)),
  ];
  const returns = eachSunday({ first: addDays(day, 7), last: addDays(first, 7 * longest) });
  return (
    <div className={styles.pause}>
      <Field label="First Sunday off">
        {(input) => (
          <select {...input} value={first} onChange={({ target }) => onChange({ first: target.value, last })}>
            <Days days={starts} from={firstToCome} />
          </select>
        )}
      </Field>
      <Field label="Back on">
        {(input) => (
          <select
            {...input}
            value={addDays(last, 7)}
            onChange={({ target }) => onChange({ first, last: addDays(target.value, -7) })}
          >
            <Days days={returns} from={firstToCome} />
          </select>
        )}
      </Field>
    </div>
  );
}

const Days = ({ days, from }: { readonly days: readonly string[]; readonly from: string }) =>
  days.map((day) => (
    <option key={day} value={day}>
      {shortDateFrom(day, from)}
    </option>
  ));
