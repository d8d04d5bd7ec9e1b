import { business } from "#content/business";
import { coachInOwnWords } from "../../../content/coaching.ts";
import { paths } from "../../paths.ts";
import styles from "./why-this-teacher.module.css";

export function WhyThisTeacher() {
  const { claims, teacher } = business;
  return (
    <section className={styles.why} aria-labelledby="why-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="why-heading">Why with me</h2>
        <div className={styles.words}>
          <p className={styles.lead}>
            I’m {teacher.firstName}, and {coachInOwnWords.value.short}
          </p>
          <p>
            Behind that are {claims.trainingHours}+ hours of teacher training in one system, which means that
            when a thing doesn’t work I’ve somewhere to look next. {teacher.credential}
          </p>
          <p>
            This is teaching. If I think your GP or a psychologist should hear about it first, I’ll say so,
            and this can sit alongside.
          </p>
          <p>
            <a href={paths.about}>The rest of my story</a>
          </p>
        </div>
      </div>
    </section>
  );
}
