import { learners } from "../../../content/coaching.ts";
import { CrisisLine } from "../../layout/crisis-line.tsx";
import styles from "./who-it-is-for.module.css";

/** Audiences as personalised number plates, and who should get other help first. */
export function WhoItIsFor() {
  return (
    <section aria-labelledby="plates-heading">
      <div className="wrap">
        <h2 id="plates-heading">Who it’s for</h2>
        <ul className={styles.plates}>
          {learners.map(({ plate, who, text }) => (
            <li key={plate}>
              <span className={styles.plate} aria-hidden="true">
                {plate}
              </span>
              <h3>{who}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className={styles.notFor}>
          <p>
            <strong>Turn off here first</strong> if you’re in crisis, or if you want this in place of care
            that you’re having. Coaching can sit alongside a GP or a psychologist; it can’t stand in for one.
          </p>
          <CrisisLine />
        </div>
      </div>
    </section>
  );
}
