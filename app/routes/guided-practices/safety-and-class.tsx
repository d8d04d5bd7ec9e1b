import { guidedPractices } from "#content/pages/guided-practices";
import { Prose } from "../../components/prose/prose.tsx";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./safety-and-class.module.css";

const words = guidedPractices.safetyAndClass;

/** When to stop, and the class for those who want company. */
export function SafetyAndClass() {
  return (
    <section className={styles.section} aria-labelledby="gently-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="gently-heading">{words.safety.heading}</h2>
          <p>
            <Prose of={words.safety.text} />
          </p>
        </div>
        <div>
          <h2>{words.class.heading}</h2>
          <p>
            <Prose of={words.class.text} />
          </p>
          <ButtonLink to={paths.sundayClass}>{words.class.button}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
