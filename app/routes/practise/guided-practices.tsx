import { useEffect, useState } from "react";
import { withoutScript, guided as words } from "#content/pages/practise";
import { practices } from "#content/practices";
import { fillSlots } from "../../../content-schema/fill-slots.ts";
import type { Practice } from "../../../content-schema/videos.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { thumbnailOf } from "../../components/video/thumbnails.ts";
import { PracticeSteps } from "../guided-practices/practice-steps.tsx";
import styles from "./guided-practices.module.css";
import script from "./script.module.css";
import text from "./text-button.module.css";

/** The written practices: each a step at a time in the room, or to read, or on one sheet of paper. */
export function GuidedPractices({ onBegin }: { onBegin: (practice: Practice) => void }) {
  const [onPaper, setOnPaper] = useState<string>();
  useEffect(() => {
    if (!onPaper) return;
    const { paper } = document.body.dataset;
    document.body.dataset.paper = "practice";
    const restore = () => {
      document.body.dataset.paper = paper ?? "blank";
      setOnPaper(undefined);
    };
    addEventListener("afterprint", restore, { once: true });
    window.print();
    return () => removeEventListener("afterprint", restore);
  }, [onPaper]);

  if (practices.length === 0) return null;
  return (
    <section className={styles.section} id="practices" aria-labelledby="practices-heading">
      <div className="wrap">
        <h2 id="practices-heading">
          <span className={script.needed}>{words.heading}</span>
          <span className={script.missing}>{withoutScript.practices}</span>
        </h2>
        <p className={`${script.needed} ${styles.lead}`}>
          <Prose of={words.lead} />
        </p>
        <ol className={styles.list}>
          {practices.map((practice) => (
            <li key={practice.slug} data-on-paper={onPaper === practice.slug || undefined}>
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
              <button
                type="button"
                className={`${script.needed} ${text.button} ${styles.print}`}
                onClick={() => setOnPaper(practice.slug)}
              >
                {words.onPaper}
                <span className="visually-hidden">
                  {" "}
                  {fillSlots(words.which, { "practice.title": practice.title })}
                </span>
              </button>
              <WrittenPractice practice={practice} isOpen={onPaper === practice.slug} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The practice in writing, for browsers without script and for paper. */
function WrittenPractice({ practice, isOpen }: { practice: Practice; isOpen: boolean }) {
  const { title, goodFor, minutes, written } = practice;
  return (
    <details className={styles.written} open={isOpen}>
      <summary>
        <h3>{title}</h3>
        <span>{goodFor}</span>
      </summary>
      <PracticeSteps steps={written.steps} minutes={minutes} />
      <h4>{written.takeAlong.heading}</h4>
      <p>
        <Prose of={written.takeAlong.text} />
      </p>
    </details>
  );
}
