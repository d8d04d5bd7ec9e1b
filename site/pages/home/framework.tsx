import { home } from "#content/pages/home";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./framework.module.css";
import sections from "./sections.module.css";

const words = home.framework;

const senses = [
  { ...words.see, print: "sorted-see" },
  { ...words.hear, print: "sorted-hear" },
  { ...words.feel, print: "sorted-feel" },
] as const;

/** The marks of the day above, sorted into see, hear and feel. */
export function Framework() {
  return (
    <section className={styles.section} aria-labelledby="places-heading">
      <div className={`wrap ${sections.columns} ${sections.early}`}>
        <h2 id="places-heading" className={styles.heading}>
          {words.heading}
        </h2>
        <p className={styles.sorted}>
          <Prose of={words.lead} />
        </p>
        <ul className={styles.senses}>
          {senses.map(({ name, text, picture, print }) => (
            <li key={name}>
              <h3>{name}</h3>
              <Print name={print} alt={picture} />
              <p>
                <Prose of={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
