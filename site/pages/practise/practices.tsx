import { withoutScript, guided as words } from "#content/pages/practise";
import { practices } from "#content/practices";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { Practice } from "../../../content-model/schema/practices.ts";
import { paths } from "../../../domain/pages.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import { Lines } from "../../kit/parts.tsx";
import { Chapter } from "../../kit/sections.tsx";
import styles from "./practices.module.css";

/** The practices: each a step at a time in the room, or to read and print where it is written. */
export function Practices() {
  if (practices.length === 0) return null;
  return (
    <Chapter
      id="written-practices-heading"
      anchor="practices"
      heading={
        <>
          <span className="with-script">{words.heading}</span>
          <span className="without-script">{withoutScript.practices}</span>
        </>
      }
      aside={
        <p className="with-script">
          <Prose of={words.lead} />
        </p>
      }
      className={`on-screen ${styles.practices}`}
    >
      <Lines of={practices.map(choiceOf)} />
    </Chapter>
  );
}

/** The page's script begins the practice of a button (`await-room.inline.ts`). */
const choiceOf = (practice: Practice) => {
  const written = `${paths.guidedPractices}#${practice.slug}`;
  const name = (
    <>
      <span className={styles.when}>{practice.goodFor}</span>{" "}
      <span className={`link ${styles.title}`}>{practice.title}</span>
    </>
  );
  return (
    <div key={practice.slug} id={practice.slug} className={styles.practice}>
      <Thumbnail item={practice} kind="practice" className={styles.picture} />
      <button type="button" className={`covers with-script ${styles.begin}`} data-begins={practice.slug}>
        {name}
      </button>
      <a className={`with-script ${styles.read}`} href={written}>
        {words.read}
        <span className="visually-hidden">
          {" "}
          {fillSlots(words.which, { "practice.title": practice.title })}
        </span>
      </a>
      <a className={`covers without-script ${styles.begin}`} href={written}>
        {name}
      </a>
    </div>
  );
};
