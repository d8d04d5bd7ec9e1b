import { coaching as page } from "#content/pages/coaching";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./three-skills.module.css";

const words = page.threeSkills;

const skills = [
  { ...words.concentration, print: "car-wheel" },
  { ...words.clarity, print: "car-windscreen" },
  { ...words.equanimity, print: "car-spring" },
] as const;

/** The three skills, compared to parts of a car. */
export function ThreeSkills() {
  return (
    <section aria-labelledby="parts-heading">
      <div className="wrap">
        <h2 id="parts-heading">{words.heading}</h2>
        <dl className={styles.skills}>
          {skills.map(({ name, part, text, picture, print }) => (
            <div key={name}>
              <dt>
                <Print name={print} alt={picture} />
                {name}
                <span>{part}</span>
              </dt>
              <dd>
                <Prose of={text} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.system}>
          <Prose of={words.system} />
        </p>
      </div>
    </section>
  );
}
