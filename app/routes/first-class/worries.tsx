import { worries } from "../../../content/first-class.ts";
import styles from "./worries.module.css";

export function Worries() {
  return (
    <section className={styles.worries} aria-labelledby="worries-heading">
      <div className="wrap">
        <h2 id="worries-heading">Things people tell themselves in the car park</h2>
        <dl>
          {worries.map(({ id, worry, answer }) => (
            <div key={id} id={id}>
              <dt>“{worry}.”</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
