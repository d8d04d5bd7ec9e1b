import weekPrints from "#art/week-prints.svg";
import { course } from "#content/schedule";
import { courseWeeks } from "../../../content/course.ts";
import { layerWeeks } from "../../art/pictures/course/week-layers.ts";
import { inWords } from "../../ui/in-words.ts";
import styles from "./week-by-week.module.css";
import { WeekItem } from "./week-item.tsx";

const plates = inWords(course.sessions);

export function WeekByWeek() {
  return (
    <section id="weeks" className={styles.section} aria-labelledby="weeks-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.intro}>
          <h2 id="weeks-heading">One print, {plates} plates</h2>
          <p>
            Each week lays down one more block. Early on it doesn’t look like much. Open a week to see how far
            along the picture is.
          </p>
        </div>
        <figure className={styles.figure}>
          <div
            className={styles.print}
            role="img"
            aria-label="The finished print: hills and a small town over a lake, boot prints on the bank, a low sun, a shower passing and a black swan"
          >
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
          <div className={styles.inks} aria-hidden="true">
            {courseWeeks.map(({ title }, index) => (
              <span key={title} className={styles[`week${index + 1}`]} />
            ))}
          </div>
        </figure>
        <div className={styles.list}>
          {courseWeeks.map((week, index) => (
            <WeekItem key={week.title} week={week} number={index + 1} />
          ))}
        </div>
      </div>
    </section>
  );
}
