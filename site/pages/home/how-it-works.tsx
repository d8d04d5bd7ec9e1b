import { home } from "#content/pages/home";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./how-it-works.module.css";

const words = home.howItWorks;

export function HowItWorks() {
  return (
    <section className={styles.section} aria-labelledby="steps-heading">
      <h2 id="steps-heading" className="wrap">
        {words.heading}
      </h2>
      <div className={styles.steps}>
        <Print name="settle-line" alt="" />
        <ol className="wrap">
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
