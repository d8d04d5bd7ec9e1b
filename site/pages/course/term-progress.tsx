import { course } from "#content/schedule";
import { When } from "../../schedule/schedule-clock.tsx";
import styles from "./term-progress.module.css";

const weeks = Array.from({ length: course.sessions }, (_, index) => index + 1);

/** A bar for each week of a term, filled up to the current week. Decorative: the text beside it says the same. */
export function TermProgress({ id }: { id: string }) {
  return (
    <span className={styles.weeks} aria-hidden="true">
      {weeks.map((week) => (
        <i key={week}>
          <When condition={`week:${id}:${week}`} as="b">
            {null}
          </When>
        </i>
      ))}
    </span>
  );
}
