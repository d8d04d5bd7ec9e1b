import { lanes } from "../../../content/sunday-class.ts";
import styles from "./who-it-is-for.module.css";

export function WhoItIsFor() {
  return (
    <section className={styles.section} aria-labelledby="lane-heading">
      <div className="wrap">
        <h2 id="lane-heading">Pick your lane</h2>
        <ul>
          {lanes.map(({ sign, who }) => (
            <li key={sign}>
              <strong>{sign}</strong>
              <span>{who}</span>
            </li>
          ))}
        </ul>
        <p>All four sit in the same chairs. Nobody can tell which is which.</p>
      </div>
    </section>
  );
}
