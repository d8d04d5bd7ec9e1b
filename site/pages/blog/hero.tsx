import { blog } from "#content/pages/blog";
import { Print } from "../../art/print.tsx";
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
        <Print name="open-book" alt={words.picture} priority />
      </div>
    </section>
  );
}
