import type { CSSProperties } from "react";
import { classNames } from "../../../../site/ui/class-names.ts";
import ui from "../../ui/ui.module.css";
import styles from "./visits.module.css";
import { chartWords, type Day, isSunday, shortDate } from "./words.ts";

/** The most presses of a day that are drawn one by one. */
const drawnPresses = 5;

/** The days as bars, a Sunday darker, and a gold plate below for each press of a booking button. */
export function Chart({ days }: { readonly days: readonly Day[] }) {
  const top = roundUp(Math.max(...days.map(({ views }) => views)));
  return (
    <figure className={classNames(ui.sheet, styles.figure)}>
      <div className={styles.chart} role="img" aria-label={chartWords(days)}>
        <div className={styles.scale}>
          {[4, 3, 2, 1, 0].map((quarter) => (
            <span key={quarter}>{((top / 4) * quarter).toLocaleString("en-AU")}</span>
          ))}
        </div>
        <div className={styles.bars}>
          {days.map(({ day, views }) => (
            <i
              key={day}
              className={isSunday(day) ? styles.sunday : undefined}
              style={{ "--part": views / top } as CSSProperties}
            />
          ))}
        </div>
        <span className={styles.pressLabel}>Book</span>
        <div className={styles.presses}>
          {days.map(({ day, clicks }) => (
            <span key={day}>
              {Array.from({ length: Math.min(clicks, drawnPresses) }, (_, index) => (
                <b key={String(index)} />
              ))}
              {clicks > drawnPresses && <small>{clicks}</small>}
            </span>
          ))}
        </div>
        <div className={styles.dates}>
          {days
            .filter((_, index) => index % 7 === 0)
            .map(({ day }) => (
              <span key={day}>{shortDate(day)}</span>
            ))}
        </div>
      </div>
      <figcaption className={classNames(ui.small, ui.soft)}>
        Bars: pages looked at, Sundays filled. Gold: times that a booking button was pressed. What people did
        after that, your booking service knows.
      </figcaption>
    </figure>
  );
}

/** Returns the next number that can be written at four lines: 4, 8, 12, 20 or 28, times a power of ten. */
function roundUp(most: number): number {
  for (let size = 1; ; size *= 10) {
    for (const step of [4, 8, 12, 20, 28]) if (step * size >= most) return step * size;
  }
}
