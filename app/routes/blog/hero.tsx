import book from "#art/open-book.svg";
import bookDark from "#art/open-book-dark.svg";
import { PrintPicture } from "../../art/print-picture.tsx";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="blog-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h1 id="blog-heading">Read, then try it</h1>
          <p>
            Find the line that sounds like you. Every article has something in it to do within two minutes,
            and says what isn’t known.
          </p>
        </div>
        <PrintPicture
          wide={book}
          wideDark={bookDark}
          width={1240}
          height={640}
          alt="An open book: the sun comes up out of the fold, and a swan has swum off the right-hand page, leaving its wake across it"
          priority
        />
      </div>
    </section>
  );
}
