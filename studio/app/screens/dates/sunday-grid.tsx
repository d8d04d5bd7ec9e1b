import { type KeyboardEvent, type Ref, useState } from "react";
import { classNames } from "../../../../site/ui/class-names.ts";
import type { Month, Sunday } from "../../../business/dates/sundays.ts";
import ui from "../../ui/ui.module.css";
import styles from "./sunday-grid.module.css";
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
      <div className={classNames(ui.row, ui.apart, styles.head)}>
        <h2 id="sundays-heading">Sundays</h2>
        <div className={styles.legend}>
          <span>
            <i />
            class
          </span>
          <span>
            <i className={styles.course} />
            course, with its week
          </span>
          <span>
            <i className={styles.off} />
            off
          </span>
          <span>
            <i className={styles.word}>moved</i>
            elsewhere, or at another time
          </span>
          <span>
            <i>?</i>
            not said
          </span>
          <span>
            <i className={styles.unpublished} />
            not published
          </span>
        </div>
      </div>
      <p className={classNames(ui.small, ui.soft)} role="status">
        {pressedPast && `${sundayInFull(pressedPast)} is over, so it can’t be changed.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells have one tab stop, and arrows between them */}
      <table className={styles.grid} role="grid" aria-labelledby="sundays-heading" ref={ref} onKeyDown={move}>
        {years.map((year) => (
          <tbody key={year}>
            <tr className={styles.year}>
              <th scope="rowgroup">{year}</th>
            </tr>
            {months
              .filter((month) => month.year === year)
              .map(({ month, sundays: inMonth }) => (
                <tr key={month} className={styles.month}>
                  <th scope="row">
                    {monthName(year, month).slice(0, 3)}
                    <span className={styles.rest}>{monthName(year, month).slice(3)}</span>
                    <span className={ui.visuallyHidden}> {year}</span>
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
  const { day, isOver, isNext, isOff, isUnsure, elsewhere, isClassNew, isCourseNew, session, skippedBy } =
    sunday;
  const mark = isOff ? "off" : elsewhere ? "moved" : isUnsure ? "?" : undefined;
  return (
    <button
      type="button"
      className={classNames(
        styles.sunday,
        session && styles.course,
        isOff && styles.off,
        !isOver && (isClassNew || isCourseNew) && styles.unpublished,
        isOver && styles.past,
        isNext && styles.next,
      )}
      data-day={day}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-disabled={isOver || undefined}
      onFocus={onFocus}
      onClick={onPress}
    >
      <span className={ui.visuallyHidden}>{describeSunday(sunday)}</span>
      <span className={styles.day} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className={styles.week} aria-hidden="true">
        {session?.week ?? (skippedBy && "skips")}
      </span>
      {!isOver && mark && (
        <span className={styles.class} aria-hidden="true">
          {mark}
        </span>
      )}
    </button>
  );
}

/**
 * Returns the Sunday that a key leads to in the year; undefined for other keys. Arrows move by Sunday and month, Home and End
 * within the month.
 */
export function sundayByKey(months: readonly Month[], from: string, key: string): Sunday | undefined {
  const all = months.flatMap(({ sundays }) => sundays);
  const index = all.findIndex(({ day }) => day === from);
  const row = months.findIndex(({ sundays }) => sundays.some(({ day }) => day === from));
  const own = months[row]?.sundays ?? [];
  const column = own.findIndex(({ day }) => day === from);
  const inRow = (other: number) => {
    const { sundays = [] } = months[Math.max(0, Math.min(other, months.length - 1))] ?? {};
    return sundays[column] ?? sundays.at(-1);
  };
  switch (key) {
    case "ArrowRight":
      return all[Math.min(index + 1, all.length - 1)];
    case "ArrowLeft":
      return all[Math.max(index - 1, 0)];
    case "ArrowDown":
      return inRow(row + 1);
    case "ArrowUp":
      return inRow(row - 1);
    case "Home":
      return own[0];
    case "End":
      return own.at(-1);
    default:
      return undefined;
  }
}
