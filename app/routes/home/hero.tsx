import heroMid from "#art/hero-mid.svg";
import heroMidDark from "#art/hero-mid-dark.svg";
import heroTall from "#art/hero-tall.svg";
import heroTallDark from "#art/hero-tall-dark.svg";
import heroWide from "#art/hero-wide.svg";
import heroWideDark from "#art/hero-wide-dark.svg";
import { business } from "#content/business";
import { home } from "#content/pages/home";
import { PrintPicture } from "../../art/print-picture.tsx";
import { PictureHero } from "../../components/picture-hero/picture-hero.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./hero.module.css";
import sections from "./sections.module.css";

const words = home.hero;

export function Hero() {
  return (
    <PictureHero
      className={styles.hero}
      picture={
        <PrintPicture
          wide={heroWide}
          wideDark={heroWideDark}
          mid={heroMid}
          midDark={heroMidDark}
          tall={heroTall}
          tallDark={heroTallDark}
          width={1600}
          height={900}
          alt={words.picture}
          priority
        />
      }
    >
      <h1 id="home-heading">
        <Prose of={words.heading} />
      </h1>
      <p className={sections.big}>
        <Prose of={words.lead} />
      </p>
      <div className={styles.call}>
        <ExternalButtonLink href={business.bookings.introCall} size="large">
          {words.button}
        </ExternalButtonLink>
        <p>{words.besideButton}</p>
      </div>
    </PictureHero>
  );
}
