import sortedFeel from "#art/sorted-feel.svg";
import sortedFeelDark from "#art/sorted-feel-dark.svg";
import sortedHear from "#art/sorted-hear.svg";
import sortedHearDark from "#art/sorted-hear-dark.svg";
import sortedSee from "#art/sorted-see.svg";
import sortedSeeDark from "#art/sorted-see-dark.svg";
import { home } from "#content/pages/home";
import { PrintPicture } from "../../art/print-picture.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./framework.module.css";
import sections from "./sections.module.css";

const words = home.framework;

const senses = [
  { ...words.see, drawing: sortedSee, dark: sortedSeeDark },
  { ...words.hear, drawing: sortedHear, dark: sortedHearDark },
  { ...words.feel, drawing: sortedFeel, dark: sortedFeelDark },
];

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
          {senses.map((sense) => (
            <li key={sense.name}>
              <h3>{sense.name}</h3>
              <PrintPicture
                wide={sense.drawing}
                wideDark={sense.dark}
                alt={sense.picture}
                width={560}
                height={200}
              />
              <p>
                <Prose of={sense.text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
