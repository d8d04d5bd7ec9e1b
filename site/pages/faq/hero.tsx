import { faq } from "#content/pages/faq";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { SplitHero } from "../../components/split-hero/split-hero.tsx";
import styles from "./hero.module.css";

const words = faq.hero;

export function Hero() {
  return (
    <SplitHero
      headingId="faq-heading"
      className={styles.hero}
      picture={<Print name="swan-question" alt={words.picture} priority />}
    >
      <h1 id="faq-heading">{words.heading}</h1>
      <p>
        <Prose of={words.lead} />
      </p>
    </SplitHero>
  );
}
