import { reasonsToJoin } from "../../../content/sunday-class.ts";
import styles from "./why-join.module.css";

export function WhyJoin() {
  return (
    <section className={styles.why} aria-labelledby="why-heading">
      <div className="wrap">
        <h2 id="why-heading">Why a room, when there are apps</h2>
        <dl>
          {reasonsToJoin.map(({ reason, because }) => (
            <div key={reason}>
              <dt>{reason}</dt>
              <dd>{because}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
