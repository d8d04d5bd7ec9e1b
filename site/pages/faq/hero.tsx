import swan from "#art/swan-question.svg";
import swanDark from "#art/swan-question-dark.svg";
import { faq } from "#content/pages/faq";
import { PrintPicture } from "../../art/print-picture.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { SplitHero } from "../../components/split-hero/split-hero.tsx";
import styles from "./hero.module.css";

const words = faq.hero;

export function Hero() {
  return (
    <SplitHero
      headingId="faq-heading"
      className={styles.hero}
      picture={
        <PrintPicture wide={swan} wideDark={swanDark} width={640} height={720} alt={words.picture} priority />
      }
    >
      <h1 id="faq-heading">{words.heading}</h1>
      <p>
        <Prose of={words.lead} />
      </p>
    </SplitHero>
  );
}
