import { course } from "#content/schedule";
import { changes } from "../../../content/enrol.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./changes-and-refunds.module.css";

/** Refunds, and where to look if it is too soon to book. */
export function ChangesAndRefunds() {
  return (
    <section className={styles.section} aria-labelledby="changes-heading">
      <div className="wrap">
        <h2 id="changes-heading">Getting out again</h2>
        <dl>
          {changes.value.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.end}>
          <p>
            Not there yet? Look at{" "}
            <a href={paths.course}>what happens in each of the {course.sessions} weeks</a>, or ask me whether
            it’s the right thing for you.
          </p>
          <ButtonLink to={paths.contact} tone="onNight">
            Write to me first
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
