import sheds from "#art/boat-sheds.svg";
import shedsDark from "#art/boat-sheds-dark.svg";
import shedsTall from "#art/boat-sheds-tall.svg";
import shedsTallDark from "#art/boat-sheds-tall-dark.svg";
import { about as page } from "#content/pages/about";
import { PrintPicture } from "../../art/print-picture.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { SplitHero } from "../../components/split-hero/split-hero.tsx";
import styles from "./hero.module.css";

const words = page.hero;

export function Hero() {
  return (
    <SplitHero
      headingId="about-heading"
      className={styles.hero}
      picture={
        <PrintPicture
          wide={sheds}
          wideDark={shedsDark}
          tall={shedsTall}
          tallDark={shedsTallDark}
          width={1200}
          height={900}
          alt={words.picture}
          priority
        />
      }
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
