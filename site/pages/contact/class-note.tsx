import { classNote as words } from "#content/pages/contact";
import { Paragraphs } from "../../components/prose/prose.tsx";
import styles from "./class-note.module.css";

/** Sends questions about booking the Sunday class to the centre. */
export function ClassNote() {
  return (
    <section className={styles.section} aria-labelledby="class-heading">
      <div className="wrap">
        <div className={styles.note}>
          <h2 id="class-heading">{words.heading}</h2>
          <div>
            <Paragraphs of={words.paragraphs} />
          </div>
        </div>
      </div>
    </section>
  );
}
