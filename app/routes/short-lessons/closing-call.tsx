import { course } from "#content/schedule";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="now-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="now-heading">You’ve read the recipe. Nobody’s had dinner yet.</h2>
        <div>
          <p>
            Five minutes will tell you more about this than another hour of reading. Take one of the written
            practices while the words are fresh. If you’d rather have somebody to ask when it goes sideways,
            that’s <a href={paths.course}>the {course.sessions}-week course</a>.
          </p>
          <ButtonLink to={paths.guidedPractices}>Pick a practice</ButtonLink>
        </div>
      </div>
    </section>
  );
}
