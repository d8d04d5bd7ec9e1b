import book from "#art/open-book.svg";
import bookDark from "#art/open-book-dark.svg";
import { blog } from "#content/pages/blog";
import { PrintPicture } from "../../art/print-picture.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./hero.module.css";

const words = blog.hero;

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="blog-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h1 id="blog-heading">{words.heading}</h1>
          <p>
            <Prose of={words.lead} />
          </p>
        </div>
        <PrintPicture
          wide={book}
          wideDark={bookDark}
          width={1240}
          height={640}
          alt={words.picture}
          priority
        />
      </div>
    </section>
  );
}
