import { business } from "#content/business";
import { coaching as page } from "#content/pages/coaching";
import { Print } from "../../art/print.tsx";
import { PictureHero } from "../../components/picture-hero/picture-hero.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./hero.module.css";
import { RoadSign } from "./road-sign.tsx";

const words = page.hero;

export function Hero() {
  return (
    <PictureHero
      headingId="drive-heading"
      className={styles.hero}
      picture={<Print name="learner-car" alt={words.picture} priority />}
    >
      <h1 id="drive-heading">
        <Prose of={words.heading} />
      </h1>
      <p>
        <Prose of={words.lead} />
      </p>
      <ExternalButtonLink href={business.bookings.introCall} size="large" className={styles.call}>
        {words.button}
      </ExternalButtonLink>
      <RoadSign />
    </PictureHero>
  );
}
