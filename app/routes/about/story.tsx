import { business } from "#content/business";
import { aboutTeacher, waysOfWorking } from "../../../content/about.ts";
import styles from "./story.module.css";

/** The teacher’s story, with her rules of working in the margin. */
export function Story() {
  const { lead, story } = aboutTeacher.value;
  const { photograph } = business.teacher;
  return (
    <section aria-labelledby="story-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.story}>
          <h2 id="story-heading" className={styles.lead}>
            {lead}
          </h2>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <aside className={styles.waysOfWorking} aria-labelledby="rules-heading">
          {photograph && (
            <img
              src={photograph.path}
              alt={photograph.alt}
              width={photograph.width}
              height={photograph.height}
              loading="lazy"
            />
          )}
          <h2 id="rules-heading">What you can hold me to</h2>
          <dl>
            {waysOfWorking.map(({ rule, because }) => (
              <div key={rule}>
                <dt>{rule}</dt>
                <dd>{because}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </section>
  );
}
