import { gently as words } from "#content/pages/practise";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./gently.module.css";

/** When to stop, and where help is. */
export function Gently() {
  return (
    <section className={styles.section} id="gently" aria-labelledby="gently-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="gently-heading">{words.heading}</h2>
          <p>
            <Prose of={words.text} />
          </p>
        </div>
        <div>
          <h2>{words.more.heading}</h2>
          <p>
            <Prose of={words.more.text} />
          </p>
        </div>
      </div>
    </section>
  );
}
