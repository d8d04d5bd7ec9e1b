import tally from "#art/tally.svg";
import tallyTall from "#art/tally-tall.svg";
import { business } from "#content/business";
import { aboutTeacher } from "../../../content/about.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import styles from "./training.module.css";

export function Training() {
  const { trainingHours } = business.claims;
  return (
    <section className={styles.section} aria-labelledby="hours-heading">
      <div className="wrap">
        <h2 id="hours-heading">
          <span className="figures">{trainingHours}+</span> hours of teacher training
        </h2>
        <PrintPicture
          wide={tally}
          tall={tallyTall}
          width={960}
          height={444}
          alt={`${trainingHours} strokes counted in fives, and three more in gold`}
          className={styles.tally}
        />
        <div className={styles.words}>
          <p>One stroke, one hour. {aboutTeacher.value.training}</p>
          <p className={styles.credential}>{business.teacher.credential}</p>
        </div>
      </div>
    </section>
  );
}
