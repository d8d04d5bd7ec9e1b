import { course } from "#content/schedule";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="after-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="after-heading">These are the pieces. The course puts them in order.</h2>
        <div>
          <p>
            A video can’t tell that you’ve been frowning at your left knee for three minutes. On the{" "}
            {course.sessions}-week course I can ask, you can answer, and each {course.weekday} picks up where
            the last one left you.
          </p>
          <ButtonLink to={paths.course} tone="dark">
            See the {course.sessions} weeks
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
