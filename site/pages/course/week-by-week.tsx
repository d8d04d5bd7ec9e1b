import { course as page } from "#content/pages/course";
import weekPrints from "#pictures/week-prints.svg";
import weekPrintsDark from "#pictures/week-prints-dark.svg";
import type { CourseWeek } from "../../../content-model/schema/pages/course.ts";
import { layerWeeks } from "../../../prints/pictures/course/week-layers.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { Chapter } from "../../kit/sections.tsx";
import { darkMode } from "../../styles/media-queries.ts";
import styles from "./week-by-week.module.css";

const words = page.weekByWeek;
/** The weeks, one open at a time, and a print that gains the layers up to the open one. */
export function WeekByWeek() {
  return (
    <Chapter id="weeks-heading" anchor="weeks" heading={words.heading} tone="shade">
      <div className={`pair ${styles.weeks}`}>
        <div className={styles.print} role="img" aria-label={words.picture}>
          {layerWeeks.map((week, layer) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the layers are fixed and have no other identity
            <View key={layer} of={`shows-layer-${layer}`} after={weeksBefore(week)} />
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

/** One of the views of the print's file, in the inks of the screen. `after` are the weeks that it comes after. */
function View({ of: view, after }: { readonly of: string; readonly after?: string }) {
  return (
    <picture>
      <source media={darkMode} srcSet={`${weekPrintsDark}#${view}`} />
      <img src={`${weekPrints}#${view}`} alt="" width={720} height={900} loading="lazy" data-after={after} />
    </picture>
  );
}

/** Returns the weeks before one, as CSS looks for them: "1 2 3". */
const weeksBefore = (week: number) => Array.from({ length: week - 1 }, (_, index) => index + 1).join(" ");

/** An accordion item. A link to `#week-3` opens the third. */
function Week({ of: week, number }: { readonly of: CourseWeek; readonly number: number }) {
  const proof = <View of={`shows-week-${number}`} />;
  return (
    <details name="course-weeks" className="folds">
      <summary>
        {proof}
        <span className={styles.number}>
          <span className="visually-hidden">{words.week} </span>
          {number}
        </span>
        <h3>{week.title}</h3>
        <span className={styles.gist}>{week.gist}</span>
      </summary>
      <div id={`week-${number}`} className={styles.body}>
        {proof}
        <p>
          <Prose of={week.text} />
        </p>
      </div>
    </details>
  );
}
