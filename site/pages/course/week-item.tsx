import weekPrints from "#art/week-prints.svg";
import { course as page } from "#content/pages/course";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { CourseWeek } from "../../../content-model/schema/pages/course.ts";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./week-by-week.module.css";

const words = page.weekByWeek;

/** An accordion item. A link to `#week-3` opens the third. */
export function WeekItem({ week, number }: { week: CourseWeek; number: number }) {
  const { title, gist, text, onSunday, atHome } = week;
  const proof = `${weekPrints}#shows-week-${number}`;
  return (
    <details name="course-weeks">
      <summary>
        <img src={proof} alt="" width={720} height={900} loading="lazy" />
        <span className={styles.number}>
          <span className="visually-hidden">{words.week} </span>
          {number}
        </span>
        <h3>{title}</h3>
        <span className={styles.gist}>{gist}</span>
      </summary>
      <div id={`week-${number}`} className={styles.body}>
        <img
          src={proof}
          alt={fillSlots(words.proof, { "week.number": number })}
          width={720}
          height={900}
          loading="lazy"
        />
        <div>
          <p>
            <Prose of={text} />
          </p>
          <dl>
            <div>
              <dt>{words.onSunday}</dt>
              <dd>
                <Prose of={onSunday} />
              </dd>
            </div>
            <div>
              <dt>{words.atHome}</dt>
              <dd>
                <Prose of={atHome} />
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </details>
  );
}
