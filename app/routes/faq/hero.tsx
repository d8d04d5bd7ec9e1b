import swan from "#art/swan-question.svg";
import swanDark from "#art/swan-question-dark.svg";
import { PrintPicture } from "../../art/print-picture.tsx";
import { SplitHero } from "../../components/split-hero/split-hero.tsx";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <SplitHero
      headingId="faq-heading"
      className={styles.hero}
      picture={
        <PrintPicture
          wide={swan}
          wideDark={swanDark}
          width={640}
          height={720}
          alt="A black swan on the lake, its neck bent into a question mark; the sun’s reflection on the water is the point"
          priority
        />
      }
    >
      <h1 id="faq-heading">Go on, ask</h1>
      <p>
        These are the ones people ask on the phone, and the ones they save for the car park. If an answer
        sounds like marketing, send it back.
      </p>
    </SplitHero>
  );
}
