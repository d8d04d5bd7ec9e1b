import { coaching as page } from "#content/pages/coaching";
import { Paragraphs } from "../../components/prose/prose.tsx";
import styles from "./why-one-to-one.module.css";

const words = page.whyOneToOne;

export function WhyOneToOne() {
  return (
    <section className={styles.why} aria-labelledby="why-heading">
      <div className="wrap">
        <h2 id="why-heading">{words.heading}</h2>
        <div className={styles.columns}>
          <Paragraphs of={words.paragraphs} />
        </div>
      </div>
    </section>
  );
}
