import { resources } from "#content/pages/resources";
import { practices } from "#content/practices";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import styles from "./hero.module.css";

const words = resources.hero;

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="resources-heading">
      <Print name="street-library" alt={words.picture} priority />
      <div className={`wrap ${styles.words}`}>
        <h1 id="resources-heading">{words.heading}</h1>
        <p>
          <Prose of={words.lead} />
        </p>
        {practices.length > 0 && (
          <a href="#practices" className={buttonClass({ size: "large" })}>
            {words.button}
          </a>
        )}
      </div>
    </section>
  );
}
