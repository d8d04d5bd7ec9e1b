import { type KeyboardEvent, type Ref, useState } from "react";
import type { Month, Sunday } from "../../../core/dates/sundays.ts";
import { sundayByKey } from "./grid-keys.ts";
import "./sunday-grid.css";
import { describeSunday, monthName, sundayInFull } from "./words-of-dates.ts";

type SundayGridProps = {
  readonly ref: Ref<HTMLTableElement>;
  readonly months: readonly Month[];
  readonly chosen: string | undefined;
  readonly onChoose: (day: string) => void;
};

/** A year of Sundays, a month a row, with one tab stop. */
export function SundayGrid({ ref, months, chosen, onChoose }: SundayGridProps) {
  const sundays = months.flatMap((month) => month.sundays);
  const years = [...new Set(months.map(({ year }) => year))];
  const [focused, setFocused] = useState<string>();
  const [pressedPast, setPressedPast] = useState<string>();
  const isShown = sundays.some(({ day }) => day === focused);
  const tabStop = isShown ? focused : (chosen ?? sundays.find(({ isNext }) => isNext)?.day);

  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const target = tabStop && !hasModifier ? sundayByKey(months, tabStop, event.key) : undefined;
    if (!target) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${target.day}"]`)?.focus();
  };

  const press = ({ day, isOver }: Sunday) => {
    setPressedPast(isOver ? day : undefined);
    if (!isOver) onChoose(day);
  };

  return (
    <section aria-labelledby="sundays-heading">
      <div className="row apart sundays-head">
        <h2 id="sundays-heading">Sundays</h2>
        <div className="legend">
          <span>
            <i />
            class
          </span>
          <span>
            <i className="k-course" />
            course, with its week
          </span>
          <span>
            <i className="k-closed" />
            off
          </span>
          <span>
            <i className="k-new" />
            not published
          </span>
        </div>
      </div>
      <p className="small soft" role="status">
        {pressedPast && `${sundayInFull(pressedPast)} is over, so it can’t be changed.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells have one tab stop, and arrows between them */}
      <table className="sundays" role="grid" aria-labelledby="sundays-heading" ref={ref} onKeyDown={move}>
        {years.map((year) => (
          <tbody key={year}>
            <tr className="yr">
              <th scope="rowgroup">{year}</th>
            </tr>
            {months
              .filter((month) => month.year === year)
              .map(({ month, sundays: inMonth }) => (
                <tr key={month} className="m">
                  <th scope="row">
                    {monthName(year, month).slice(0, 3)}
                    <span className="rest">{monthName(year, month).slice(3)}</span>
                    <span className="vh"> {year}</span>
                  </th>
                  {inMonth.map((sunday) => (
                    <td key={sunday.day}>
                      <Cell
                        sunday={sunday}
                        isChosen={sunday.day === chosen}
                        isTabStop={sunday.day === tabStop}
                        onFocus={() => setFocused(sunday.day)}
                        onPress={() => press(sunday)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

type CellProps = {
  readonly sunday: Sunday;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onPress: () => void;
};

function Cell({ sunday, isChosen, isTabStop, onFocus, onPress }: CellProps) {
  const { day, isOver, isNext, isOff, isClassNew, isCourseNew, session, skippedBy, clocks } = sunday;
  const marks = {
    course: session,
    closed: isOff,
    newc: !isOver && (isClassNew || isCourseNew),
    past: isOver,
    next: isNext,
  };
  const names = Object.entries(marks).flatMap(([name, holds]) => (holds ? [name] : []));
  return (
    <button
      type="button"
      className={["sun", ...names].join(" ")}
      data-day={day}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-disabled={isOver || undefined}
      onFocus={onFocus}
      onClick={onPress}
    >
      <span className="vh">{describeSunday(sunday)}</span>
      <span className="d" aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className="wk" aria-hidden="true">
        {session?.week ?? (skippedBy && "skips")}
      </span>
      <span className="cl" aria-hidden="true">
        {!isOver && (isOff ? "off" : "class")}
        {clocks && (
          <span className="ck">
            <span className="rest">clocks </span>
            {clocks === "back" ? "−1 h" : "+1 h"}
          </span>
        )}
      </span>
    </button>
  );
}
