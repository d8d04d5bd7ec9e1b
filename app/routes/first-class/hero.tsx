import shelf from "#art/shoe-shelf.svg";
import shelfDark from "#art/shoe-shelf-dark.svg";
import shelfTall from "#art/shoe-shelf-tall.svg";
import shelfTallDark from "#art/shoe-shelf-tall-dark.svg";
import { PrintPicture } from "../../art/print-picture.tsx";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="first-class-heading">
      <PrintPicture
        wide={shelf}
        wideDark={shelfDark}
        tall={shelfTall}
        tallDark={shelfTallDark}
        width={1600}
        height={480}
        alt="A shelf by a door: gumboots, runners and other people’s shoes in a row, and a gap in the morning light for one more pair"
        priority
      />
      <div className={`wrap ${styles.words}`}>
        <h1 id="first-class-heading">Your first class</h1>
        <p>
          The hard part is the car park. You sit there with the engine off, wondering whether everyone else in
          there knows what they’re doing. They don’t. Here’s the whole thing in advance, so that there’s
          nothing left to walk in blind to.
        </p>
      </div>
    </section>
  );
}
