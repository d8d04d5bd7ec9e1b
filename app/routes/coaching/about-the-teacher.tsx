import { business } from "#content/business";
import { coachInOwnWords } from "../../../content/coaching.ts";
import { paths } from "../../paths.ts";
import styles from "./about-the-teacher.module.css";

export function AboutTheTeacher() {
  const { teacher, claims } = business;
  return (
    <section className={styles.section} aria-labelledby="beside-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="beside-heading">In the yellow beanie</h2>
        <div>
          <p className={styles.lead}>
            {teacher.name}. {coachInOwnWords.value.long}
          </p>
          <p>
            {teacher.credential} {claims.trainingHours}+ hours of learning how to teach it,{" "}
            {coachInOwnWords.value.training} <a href={paths.about}>How I got the job</a>
          </p>
        </div>
      </div>
    </section>
  );
}
