import { business } from "#content/business";
import { introCall } from "#content/common";
import { home } from "#content/pages/home";
import { Print } from "../../art/print.tsx";
import { PictureHero } from "../../components/picture-hero/picture-hero.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./hero.module.css";
import sections from "./sections.module.css";

const words = home.hero;

/** The lake in two plates: the near bank stands on the board below, and the lake slides behind it. */
const picture = (
  <>
    <Print name="hero" alt={words.picture} className={styles.lake} priority />
    <Print name="bank" alt="" className={styles.bank} priority />
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
