import { practices } from "#content/practices";
import { paths } from "../../paths.ts";
import styles from "./guided-practices.module.css";
import { PracticeCard } from "./practice-card.tsx";

export function GuidedPractices() {
  if (practices.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="practices-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="practices-heading">One sun, seven ways to cut it</h2>
          <p className="soft">
            Guided practices, {practices[0]?.minutes} minutes each. Start anywhere. Repeat the one you like.
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
            <p>Not in the mood for a voice? Every practice is written down too.</p>
            <p>
              Timed, a step at a time, and short enough to print.{" "}
              <a href={paths.guidedPractices}>Read one and do it</a>.
            </p>
          </li>
        </ol>
      </div>
    </section>
  );
}
