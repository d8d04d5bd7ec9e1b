import { withoutScript, guided as words } from "#content/pages/practise";
import { practices } from "#content/practices";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { Practice } from "../../../content-model/schema/videos.ts";
import { paths } from "../../../domain/pages.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { thumbnailOf } from "../../components/video/thumbnails.ts";
import styles from "./guided-practices.module.css";
import script from "./script.module.css";

/** The practices: each a step at a time in the room, or to read and print where it is written. */
export function GuidedPractices({ onBegin }: { onBegin: (practice: Practice) => void }) {
  if (practices.length === 0) return null;
  return (
    <section className={styles.section} id="practices" aria-labelledby="written-practices-heading">
      <div className="wrap">
        <h2 id="written-practices-heading">
          <span className={script.needed}>{words.heading}</span>
          <span className={script.missing}>{withoutScript.practices}</span>
        </h2>
        <p className={`${script.needed} ${styles.lead}`}>
          <Prose of={words.lead} />
        </p>
        <ol className={styles.list}>
          {practices.map((practice) => (
            <li key={practice.slug} id={practice.slug}>
              <button
                type="button"
                className={`${script.needed} ${styles.card}`}
                data-begins={practice.slug}
                onClick={() => onBegin(practice)}
              >
                <img src={thumbnailOf(practice)} alt="" width={320} height={400} />
                <span className={styles.when}>{practice.goodFor}</span>
                <span className={styles.title}>{practice.title}</span>
              </button>
              <a
                className={`${script.needed} ${styles.read}`}
                href={`${paths.guidedPractices}#${practice.slug}`}
              >
                {words.read}
                <span className="visually-hidden">
                  {" "}
                  {fillSlots(words.which, { "practice.title": practice.title })}
                </span>
              </a>
              <a
                className={`${script.missing} ${styles.written}`}
                href={`${paths.guidedPractices}#${practice.slug}`}
              >
                <span className={styles.when}>{practice.goodFor}</span>
                <span className={styles.title}>{practice.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
