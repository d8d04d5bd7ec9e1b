import { business } from "#content/business";
import { logbook } from "../../../content/coaching.ts";
import styles from "./story.module.css";

/** An invented learner’s four lessons, as a driving logbook. */
export function Story() {
  const { learner, entries } = logbook;
  return (
    <section className={styles.section} aria-labelledby="logbook-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="logbook-heading">A page from a logbook</h2>
          <p>
            I made her up, out of the sort of thing that people bring. What’s said in a real session isn’t
            written where anyone can read it.
          </p>
        </div>
        <div className={styles.logbook}>
          <dl className={styles.names}>
            <div>
              <dt>Learner</dt>
              <dd>{learner}</dd>
            </div>
            <div>
              <dt>Supervising driver</dt>
              <dd>{business.teacher.firstName}</dd>
            </div>
          </dl>
          <ol className={styles.entries}>
            {entries.map(({ conditions, practised, next }, index) => (
              <li key={conditions}>
                <h3>
                  Lesson <span className="figures">{index + 1}</span>
                </h3>
                <dl>
                  <div>
                    <dt>Conditions</dt>
                    <dd>{conditions}</dd>
                  </div>
                  <div>
                    <dt>Practised</dt>
                    <dd>{practised}</dd>
                  </div>
                  <div>
                    <dt>Before next time</dt>
                    <dd>{next}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ol>
          <p className={styles.remark}>
            <span>Remarks</span> Plate still wrong. Everyone in the kitchen knows it’s wrong. Tea was had.
          </p>
        </div>
      </div>
    </section>
  );
}
