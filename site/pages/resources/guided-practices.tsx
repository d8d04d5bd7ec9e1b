import { resources } from "#content/pages/resources";
import { practices } from "#content/practices";
import { Prose } from "../../components/prose/prose.tsx";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import { videoLength } from "../../components/video/video-length.ts";
import { writtenAt } from "../../components/video/written-at.ts";
import styles from "./guided-practices.module.css";
import { selectBySlug } from "./select-by-slug.ts";

const words = resources.guidedPractices;

const shown = selectBySlug(practices, words.shown);

export function GuidedPractices() {
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} id="practices" aria-labelledby="practices-heading">
      <div className="wrap">
        <h2 id="practices-heading">{words.heading}</h2>
        <p>
          <Prose of={words.lead} />
        </p>
        <ul>
          {shown.map((practice) => (
            <li key={practice.slug}>
              <span className={styles.cover}>
                <Thumbnail item={practice} kind="practice" />
              </span>
              <div className={styles.words}>
                <p className={styles.goodFor}>{practice.goodFor}</p>
                <h3>
                  <a href={writtenAt(practice)}>{practice.title}</a>
                </h3>
                <p className="figures">{videoLength(practice.minutes)}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.all}>
          <Prose of={words.all} />
        </p>
      </div>
    </section>
  );
}
