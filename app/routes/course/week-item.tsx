import weekPrints from "#art/week-prints.svg";
import type { CourseWeek } from "../../../content/course.ts";
import styles from "./week-by-week.module.css";

/** An accordion item. A link to `#week-3` opens the third. */
export function WeekItem({ week, number }: { week: CourseWeek; number: number }) {
  const { title, gist, text, onSunday, atHome, inks } = week;
  const proof = `${weekPrints}#shows-week-${number}`;
  return (
    <details name="course-weeks">
      <summary>
        <img src={proof} alt="" width={720} height={900} loading="lazy" />
        <span className={styles.number}>
          <span className="visually-hidden">Week </span>
          {number}
        </span>
        <h3>{title}</h3>
        <span className={styles.gist}>{gist}</span>
      </summary>
      <div id={`week-${number}`} className={styles.body}>
        <img src={proof} alt={`The print after week ${number}`} width={720} height={900} loading="lazy" />
        <div>
          <p>{text}</p>
          <dl>
            <div>
              <dt>On Sunday</dt>
              <dd>{onSunday}</dd>
            </div>
            <div>
              <dt>At home</dt>
              <dd>{atHome}</dd>
            </div>
          </dl>
          <p className={styles.ink}>{inks}</p>
        </div>
      </div>
    </details>
  );
}
