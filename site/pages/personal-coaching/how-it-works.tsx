import { personalCoaching as page } from "#content/pages/personal-coaching";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./how-it-works.module.css";

const words = page.howItWorks;

const steps = [
  { ...words.pickADay, print: "table-phone" },
  { ...words.session, print: "table-mugs" },
  { ...words.practice, print: "table-notebook" },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="steps-heading">
      <div className="wrap">
        <h2 id="steps-heading">{words.heading}</h2>
        <ol className={styles.steps}>
          {steps.map(({ name, text, picture, print }) => (
            <li key={name}>
              <Print name={print} alt={picture} />
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
