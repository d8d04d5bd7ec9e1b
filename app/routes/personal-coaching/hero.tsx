import chairs from "#art/two-chairs.svg";
import chairsDark from "#art/two-chairs-dark.svg";
import chairsMid from "#art/two-chairs-mid.svg";
import chairsMidDark from "#art/two-chairs-mid-dark.svg";
import chairsTall from "#art/two-chairs-tall.svg";
import chairsTallDark from "#art/two-chairs-tall-dark.svg";
import { business } from "#content/business";
import { PrintPicture } from "../../art/print-picture.tsx";
import { PictureHero } from "../../components/picture-hero/picture-hero.tsx";
import { BookingButtons } from "./booking-buttons.tsx";
import styles from "./hero.module.css";

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
          alt="A room on a wet day: two armchairs turned to each other by a window, two mugs on the table between them"
          priority
        />
      }
    >
      <h1 id="coaching-heading">
        Two chairs, <br />
        one hour
      </h1>
      <p>
        Mindfulness coaching for one. You bring whatever’s taking up the room; I bring the instructions.
        Online anywhere in Australia, or in person in {business.place.town} when available.
      </p>
      <BookingButtons />
    </PictureHero>
  );
}
