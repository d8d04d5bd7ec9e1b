import bankMid from "#art/bank-mid.svg";
import bankMidDark from "#art/bank-mid-dark.svg";
import bankTall from "#art/bank-tall.svg";
import bankTallDark from "#art/bank-tall-dark.svg";
import bankWide from "#art/bank-wide.svg";
import bankWideDark from "#art/bank-wide-dark.svg";
import heroMid from "#art/hero-mid.svg";
import heroMidDark from "#art/hero-mid-dark.svg";
import heroTall from "#art/hero-tall.svg";
import heroTallDark from "#art/hero-tall-dark.svg";
import heroWide from "#art/hero-wide.svg";
import heroWideDark from "#art/hero-wide-dark.svg";
import { business } from "#content/business";
import { introCall } from "#content/common";
import { home } from "#content/pages/home";
import { PrintPicture } from "../../art/print-picture.tsx";
import { PictureHero } from "../../components/picture-hero/picture-hero.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./hero.module.css";
import sections from "./sections.module.css";

const words = home.hero;

/** The lake in two plates: the near bank stands on the board below, and the lake slides behind it. */
const picture = (
  <>
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
      className={styles.lake}
      priority
    />
    <PrintPicture
      wide={bankWide}
      wideDark={bankWideDark}
      mid={bankMid}
      midDark={bankMidDark}
      tall={bankTall}
      tallDark={bankTallDark}
      width={1600}
      height={200}
      alt=""
      className={styles.bank}
      priority
    />
  </>
);

export function Hero() {
  return (
    <PictureHero className={styles.hero} picture={picture}>
      <h1 id="home-heading">
        <Prose of={words.heading} />
      </h1>
      <p className={sections.big}>
        <Prose of={words.lead} />
      </p>
      <div className={styles.call}>
        <ExternalButtonLink href={business.bookings.introCall} size="large">
          {introCall.button}
        </ExternalButtonLink>
        <p>
          <Prose of={words.besideButton} />
        </p>
      </div>
    </PictureHero>
  );
}
