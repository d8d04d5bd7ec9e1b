import { business } from "#content/business";
import { about as page } from "#content/pages/about";
import { Paragraphs, Prose } from "../../components/prose/prose.tsx";
import styles from "./story.module.css";

const words = page.story;

/** The teacher’s story, with her rules of working in the margin. */
export function Story() {
  const { photograph } = business.teacher;
  return (
    <section aria-labelledby="story-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.story}>
          <h2 id="story-heading" className={styles.lead}>
            {words.heading}
          </h2>
          <Paragraphs of={words.paragraphs} />
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
          <h2 id="rules-heading">{words.rulesHeading}</h2>
          <dl>
            {words.rules.map(({ rule, because }) => (
              <div key={rule}>
                <dt>{rule}</dt>
                <dd>
                  <Prose of={because} />
                </dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </section>
  );
}
