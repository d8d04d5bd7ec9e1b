import { personalCoaching as page } from "#content/pages/personal-coaching";
import { Print } from "../../art/print.tsx";
import { MoneyLink } from "../../components/money-link/money-link.tsx";
import { PictureHero } from "../../components/picture-hero/picture-hero.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Bookings } from "./bookings.tsx";
import styles from "./hero.module.css";

const words = page.hero;

export function Hero() {
  return (
    <PictureHero
      headingId="coaching-heading"
      className={styles.hero}
      picture={<Print name="two-chairs" alt={words.picture} priority />}
    >
      <h1 id="coaching-heading">
        <Prose of={words.heading} />
      </h1>
      <p>
        <Prose of={words.lead} />
      </p>
      <Bookings />
      <MoneyLink />
    </PictureHero>
  );
}
