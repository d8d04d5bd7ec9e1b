import chairs from "#art/two-chairs.svg";
import chairsDark from "#art/two-chairs-dark.svg";
import chairsMid from "#art/two-chairs-mid.svg";
import chairsMidDark from "#art/two-chairs-mid-dark.svg";
import chairsTall from "#art/two-chairs-tall.svg";
import chairsTallDark from "#art/two-chairs-tall-dark.svg";
import { personalCoaching as page } from "#content/pages/personal-coaching";
import { PrintPicture } from "../../art/print-picture.tsx";
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
      picture={
        <PrintPicture
          wide={chairs}
          wideDark={chairsDark}
          mid={chairsMid}
          midDark={chairsMidDark}
          tall={chairsTall}
          tallDark={chairsTallDark}
          width={1600}
          height={880}
          alt={words.picture}
          priority
        />
      }
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
