import { lanes } from "../../../content/sunday-class.ts";
import styles from "./which-lane.module.css";

/** Who it is for, as the signs at the end of the lanes. */
export function WhichLane() {
  return (
    <section className={styles.lanes} aria-labelledby="lane-heading">
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
