import library from "#art/street-library.svg";
import libraryDark from "#art/street-library-dark.svg";
import libraryTall from "#art/street-library-tall.svg";
import libraryTallDark from "#art/street-library-tall-dark.svg";
import { practices } from "#content/practices";
import { PrintPicture } from "../../art/print-picture.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="resources-heading">
      <PrintPicture
        wide={library}
        wideDark={libraryDark}
        tall={libraryTall}
        tallDark={libraryTallDark}
        width={1600}
        height={720}
        alt="A street library on a post by the lake: a small gold house with a glass door and two shelves of books"
        priority
      />
      <div className={`wrap ${styles.words}`}>
        <h1 id="resources-heading">Take one, it’s free</h1>
        <p>
          Like the box on the corner: nobody signs you in, nobody asks for it back. Five minutes, eight
          minutes, or a cup of tea’s worth of reading.
        </p>
        {practices.length > 0 && (
          <a href="#practices" className={buttonClass({ size: "large" })}>
            Start with a practice
          </a>
        )}
      </div>
    </section>
  );
}
