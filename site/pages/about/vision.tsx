import { about as page } from "#content/pages/about";
import { Paragraphs } from "../../components/prose/prose.tsx";
import styles from "./vision.module.css";

const words = page.vision;

export function Vision() {
  return (
    <section className={styles.vision} aria-labelledby="vision-heading">
      <div className="wrap">
        <h2 id="vision-heading">{words.heading}</h2>
        <div className={styles.words}>
          <Paragraphs of={words.paragraphs} />
        </div>
      </div>
    </section>
  );
}
