import { coaching as page } from "#content/pages/coaching";
import { Prose } from "../../components/prose/prose.tsx";
import { CrisisLine } from "../../layout/crisis-line.tsx";
import styles from "./who-it-is-for.module.css";

const words = page.whoItIsFor;

/** Audiences, and who should get other help first. */
export function WhoItIsFor() {
  return (
    <section aria-labelledby="plates-heading">
      <div className="wrap">
        <h2 id="plates-heading">{words.heading}</h2>
        <ul className={styles.people}>
          {words.people.map((who) => (
            <li key={who}>{who}</li>
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
