import { coaching as page } from "#content/pages/coaching";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./four-steps.module.css";

const words = page.fourSteps;

export function FourSteps() {
  return (
    <section className={styles.section} aria-labelledby="stretches-heading">
      <div className="wrap">
        <h2 id="stretches-heading">{words.heading}</h2>
        <ol>
          {words.steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>
                <Prose of={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
