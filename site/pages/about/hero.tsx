import { about as page } from "#content/pages/about";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { SplitHero } from "../../components/split-hero/split-hero.tsx";
import styles from "./hero.module.css";

const words = page.hero;

export function Hero() {
  return (
    <SplitHero
      headingId="about-heading"
      className={styles.hero}
      picture={<Print name="boat-sheds" alt={words.picture} priority />}
    >
      <h1 id="about-heading">
        <span>{words.name}</span> {words.heading}
      </h1>
      <p>
        <Prose of={words.lead} />
      </p>
    </SplitHero>
  );
}
