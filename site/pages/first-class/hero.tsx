import shelf from "#art/shoe-shelf.svg";
import shelfDark from "#art/shoe-shelf-dark.svg";
import shelfTall from "#art/shoe-shelf-tall.svg";
import shelfTallDark from "#art/shoe-shelf-tall-dark.svg";
import { hero as words } from "#content/pages/first-class";
import { PrintPicture } from "../../art/print-picture.tsx";
import { Prose } from "../../components/prose/prose.tsx";
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
        alt={words.picture}
        priority
      />
      <div className={`wrap ${styles.words}`}>
        <h1 id="first-class-heading">{words.heading}</h1>
        <p>
          <Prose of={words.lead} />
        </p>
      </div>
    </section>
  );
}
