import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Closure, Schedule } from "../../../../content-model/schema/schedule.ts";
import { addDays } from "../../../../domain/calendar-day.ts";
import { formatClockRange, formatDate } from "../../../../domain/format-date.ts";
import {
  closeSundays,
  closureOn,
  eachSunday,
  openSundays,
  type Sundays,
  sundaysIn,
} from "../../../business/dates/closures.ts";
import type { Sunday } from "../../../business/dates/sundays.ts";
import { deskQuery } from "../../api/content.ts";
import { useField } from "../../draft/use-field.ts";
import { Button } from "../../ui/button.tsx";
import { Choice, Field } from "../../ui/field.tsx";
import { Wrong } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./class-choice.module.css";
import { reasonHint, shortDate } from "./words-of-dates.ts";

type ClassChoiceProps = {
  readonly sunday: Sunday;
  readonly sundays: readonly Sunday[];
  readonly draft: Schedule;
  readonly live: Schedule;
  readonly changeClosures: (closures: readonly Closure[]) => void;
};

type Mode = "on" | "once" | "while";

/** Whether there is a class on a Sunday, and if not, for how long. */
export function ClassChoice({ sunday, sundays, draft, live, changeClosures }: ClassChoiceProps) {
  const { day } = sunday;
  const closure = closureOn(draft.closures, day);
  const off = closure && sundaysIn(closure);
  // A while may begin with one Sunday, and one Sunday may join those beside it.
  const group = useRef<HTMLFieldSetElement>(null);
  const [picked, setPicked] = useState<Mode>();
  const mode: Mode = !off
    ? "on"
    : picked && picked !== "on"
      ? picked
      : off.first === off.last
        ? "once"
        : "while";
  const { startTime, endTime } = draft.sundayClass;
  const only = { first: day, last: day };
  const firstToCome = sundays.find(({ isOver }) => !isOver)?.day ?? day;
  const toCome = off ? eachSunday(off).filter((other) => other >= firstToCome) : [];
  const published = closureOn(live.closures, day);
  const isChanged = sunday.isClassNew || (published?.why ?? "") !== (closure?.why ?? "");

  const choose = (next: Mode) => {
    setPicked(next);
    if (next === "on") changeClosures(openSundays(draft.closures, only));
    else if (next === "once" || !off) changeClosures(closeSundays(draft.closures, only));
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
        {closure && (
          <Reason
            closure={closure}
            onChange={(changed) =>
              changeClosures(draft.closures.map((one) => (one === closure ? changed : one)))
            }
          />
        )}
      </fieldset>
      {!off && <InHolidays day={day} />}
      {off && (
        <p className={ui.was}>
          <span>
            {toCome.length} Sunday{toCome.length === 1 ? "" : "s"} off
          </span>
          {toCome.length > 1 && (
            <Button
              look="link"
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

/** Whether she has said that the class is on, where the Sunday is in holidays. */
function InHolidays({ day }: { readonly day: string }) {
  const { data: desk } = useQuery(deskQuery);
  const field = useField({ name: "schedule", path: ["sundayClass", "confirmed"] });
  if (!desk?.holidays.includes(day)) return null;
  const confirmed = (field.value ?? []) as readonly string[];
  const isConfirmed = confirmed.includes(day);
  const change = () =>
    field.type(isConfirmed ? confirmed.filter((other) => other !== day) : [...confirmed, day].sort());
  return (
    <>
      <p className={ui.hint}>
        {isConfirmed
          ? "It’s in the holidays, and you’ve said that it’s on."
          : `It’s in the holidays. Until you say, people read: Check the centre’s timetable for ${formatDate(day)}.`}
      </p>
      <p>
        <Button look={isConfirmed ? "link" : "quiet"} isBusy={field.state === "typed"} onClick={change}>
          {isConfirmed ? "I’m not sure after all" : "The class is on"}
        </Button>
      </p>
      <Wrong>{field.message}</Wrong>
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
            <Days days={starts} />
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
            <Days days={returns} />
          </select>
        )}
      </Field>
    </div>
  );
}

const Days = ({ days }: { readonly days: readonly string[] }) =>
  days.map((day) => (
    <option key={day} value={day}>
      {shortDate(day)}
    </option>
  ));
