import { useId } from "react";
import { addDays } from "../../../../domain/calendar-day.ts";
import { eachSunday, type Sundays } from "../../../core/dates/closures.ts";
import { shortDate } from "./words-of-dates.ts";

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
export function PauseFields({ sundays: { first, last }, day, firstToCome, onChange }: PauseFieldsProps) {
  const id = useId();
  const starts = [
    ...(first < firstToCome ? [first] : []),
    ...eachSunday({ first: firstToCome, last: day }).filter((start) => start > addDays(last, -7 * longest)),
  ];
  const returns = eachSunday({ first: addDays(day, 7), last: addDays(first, 7 * longest) });
  return (
    <div className="twodates">
      <div className="field">
        <label htmlFor={`${id}-first`}>First Sunday off</label>
        <select
          id={`${id}-first`}
          className="in"
          value={first}
          onChange={({ target }) => onChange({ first: target.value, last })}
        >
          <Days days={starts} />
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-back`}>Back on</label>
        <select
          id={`${id}-back`}
          className="in"
          value={addDays(last, 7)}
          onChange={({ target }) => onChange({ first, last: addDays(target.value, -7) })}
        >
          <Days days={returns} />
        </select>
      </div>
    </div>
  );
}

const Days = ({ days }: { readonly days: readonly string[] }) =>
  days.map((day) => (
    <option key={day} value={day}>
      {shortDate(day)}
    </option>
  ));
