import { coaching as page } from "#content/pages/coaching";
import { Prose } from "../../components/prose/prose.tsx";
import { CrisisLine } from "../../layout/crisis-line.tsx";
import styles from "./who-it-is-for.module.css";

const words = page.whoItIsFor;

/** Audiences as personalised number plates, and who should get other help first. */
export function WhoItIsFor() {
  return (
    <section aria-labelledby="plates-heading">
      <div className="wrap">
        <h2 id="plates-heading">{words.heading}</h2>
        <ul className={styles.plates}>
          {words.learners.map(({ plate, who }) => (
            <li key={plate}>
              <span className={styles.plate} aria-hidden="true">
                {plate}
              </span>
              <h3>{who}</h3>
            </li>
          ))}
        </ul>
        <div className={styles.notFor}>
          <p>
            <Prose of={words.notFor} />
          </p>
          <CrisisLine />
        </div>
      </div>
    </section>
  );
}
