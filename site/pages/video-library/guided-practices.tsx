import { videoLibrary } from "#content/pages/video-library";
import { practices } from "#content/practices";
import { Paragraphs, Prose } from "../../components/prose/prose.tsx";
import styles from "./guided-practices.module.css";
import { PracticeCard } from "./practice-card.tsx";

const words = videoLibrary.guidedPractices;

export function GuidedPractices() {
  if (practices.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="practices-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="practices-heading">{words.heading}</h2>
          <p className="soft">
            <Prose of={words.lead} />
          </p>
        </div>
        <ol className={styles.prints}>
          {practices.map((practice, index) => (
            <PracticeCard
              key={practice.slug}
              practice={practice}
              position={`${index + 1}/${practices.length}`}
              large={index === 0}
            />
          ))}
          <li className={styles.label}>
            <Paragraphs of={words.written} />
          </li>
        </ol>
      </div>
    </section>
  );
}
