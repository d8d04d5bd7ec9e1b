import { useRef, useState } from "react";
import type { Closure, Schedule } from "../../../../content-model/schema/schedule.ts";
import { formatClockRange } from "../../../../domain/format-date.ts";
import { closeSundays, closureOn, eachSunday, openSundays, sundaysIn } from "../../../core/dates/closures.ts";
import type { Sunday } from "../../../core/dates/sundays.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { PauseFields } from "./pause-fields.tsx";
import { Reason } from "./reason.tsx";

type ClassChoiceProps = {
  readonly sunday: Sunday;
  readonly sundays: readonly Sunday[];
  readonly draft: Schedule;
  readonly live: Schedule;
  readonly changeClosures: (change: (closures: readonly Closure[]) => Closure[]) => void;
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
    if (next === "on") changeClosures((closures) => openSundays(closures, only));
    else if (next === "once" || !off) changeClosures((closures) => closeSundays(closures, only));
  };
  const radio = (value: Mode) => ({
    name: "class",
    checked: mode === value,
    onChange: () => choose(value),
  });

  return (
    <>
      <fieldset ref={group} className={isChanged ? "changed" : undefined}>
        <legend className="vh">The class</legend>
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
            onChange={(range) => changeClosures((closures) => closeSundays(closures, range, day))}
          />
        )}
        {closure && <Reason closures={draft.closures} closure={closure} />}
      </fieldset>
      {off && (
        <p className="was">
          <span>
            {toCome.length} Sunday{toCome.length === 1 ? "" : "s"} off
          </span>
          {toCome.length > 1 && (
            <Button
              look="link"
              onClick={() => {
                changeClosures((closures) => openSundays(closures, { first: firstToCome, last: off.last }));
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
