import weekPrints from "#art/week-prints.svg";
import { course as page } from "#content/pages/course";
import { layerWeeks } from "../../art/pictures/course/week-layers.ts";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./week-by-week.module.css";
import { WeekItem } from "./week-item.tsx";

const words = page.weekByWeek;

export function WeekByWeek() {
  return (
    <section id="weeks" className={styles.section} aria-labelledby="weeks-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.intro}>
          <h2 id="weeks-heading">{words.heading}</h2>
          <p>
            <Prose of={words.lead} />
          </p>
        </div>
        <figure className={styles.figure}>
          <div className={styles.print} role="img" aria-label={words.picture}>
            {layerWeeks.map((week, layer) => (
              <img
                // biome-ignore lint/suspicious/noArrayIndexKey: the layers are fixed and have no other identity
                key={layer}
                src={`${weekPrints}#shows-layer-${layer}`}
                alt=""
                className={styles[`week${week}`]}
                width={720}
                height={900}
                loading="lazy"
              />
            ))}
          </div>
        </figure>
        <div className={styles.list}>
          {words.weeks.map((week, index) => (
            <WeekItem key={week.title} week={week} number={index + 1} />
          ))}
        </div>
      </div>
    </section>
  );
}
