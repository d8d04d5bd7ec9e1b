import { course as page } from "#content/pages/course";
import weekPrints from "#pictures/week-prints.svg";
import type { CourseWeek } from "../../../content-model/schema/pages/course.ts";
import { layerWeeks } from "../../../prints/pictures/course/week-layers.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { Chapter } from "../../kit/sections.tsx";
import styles from "./week-by-week.module.css";

const words = page.weekByWeek;
const size = { width: 720, height: 900, loading: "lazy" } as const;

/** The weeks, one open at a time, and a print that gains the layers up to the open one. */
export function WeekByWeek() {
  return (
    <Chapter id="weeks-heading" anchor="weeks" heading={words.heading}>
      <div className={`pair ${styles.weeks}`}>
        <div className={`daylight ${styles.print}`} role="img" aria-label={words.picture}>
          {layerWeeks.map((week, layer) => (
            <img
              // biome-ignore lint/suspicious/noArrayIndexKey: the layers are fixed and have no other identity
              key={layer}
              src={`${weekPrints}#shows-layer-${layer}`}
              alt=""
              data-after={weeksBefore(week)}
              {...size}
            />
          ))}
        </div>
        <div>
          {words.weeks.map((week, index) => (
            <Week key={week.title} of={week} number={index + 1} />
          ))}
        </div>
      </div>
    </Chapter>
  );
}

/** Returns the weeks before one, as CSS looks for them: "1 2 3". */
const weeksBefore = (week: number) => Array.from({ length: week - 1 }, (_, index) => index + 1).join(" ");

/** An accordion item. A link to `#week-3` opens the third. */
function Week({ of: week, number }: { readonly of: CourseWeek; readonly number: number }) {
  const proof = `${weekPrints}#shows-week-${number}`;
  return (
    <details name="course-weeks" className="folds">
      <summary>
        <img src={proof} alt="" className="daylight" {...size} />
        <span className={styles.number}>
          <span className="visually-hidden">{words.week} </span>
          {number}
        </span>
        <h3>{week.title}</h3>
        <span className={styles.gist}>{week.gist}</span>
      </summary>
      <div id={`week-${number}`} className={styles.body}>
        <img src={proof} alt="" {...size} />
        <p>
          <Prose of={week.text} />
        </p>
      </div>
    </details>
  );
}
