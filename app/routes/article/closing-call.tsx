import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="end-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="end-heading">Reading is the dry run</h2>
          <p>Eight weeks, a small group, and somebody to ask when it goes sideways.</p>
        </div>
        <div className={styles.links}>
          <ButtonLink to={paths.course} size="large">
            See the online course
          </ButtonLink>
          <p>
            Or look at <a href={paths.services}>all three ways to learn it</a>, or{" "}
            <a href={paths.contact}>write to me first</a>.
          </p>
        </div>
      </div>
    </section>
  );
}
