import { videoLibrary } from "#content/pages/video-library";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./hero.module.css";
import { Today } from "./today.tsx";

const words = videoLibrary.hero;

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="library-heading">
      <div className="wrap">
        <h1 id="library-heading">{words.heading}</h1>
        <p>
          <Prose of={words.lead} />
        </p>
        <Today />
      </div>
    </section>
  );
}
