import type { ReactNode } from "react";
import { answerPage } from "#content/newsletter";
import { Print } from "../../art/print.tsx";
import styles from "./answer-sheet.module.css";

type AnswerSheetProps = {
  readonly title: string;
  readonly text: string;
  /** Whether it reports an error, which is announced at once. */
  readonly isUrgent?: boolean;
  /** The next step. */
  readonly children?: ReactNode;
};

/** The layout of an answer: picture, title, text and one thing to do. */
export function AnswerSheet({ title, text, isUrgent = false, children }: AnswerSheetProps) {
  return (
    <main id="main">
      <section className={styles.sheet} aria-labelledby="answer-title">
        <Print name="washing-line" alt={answerPage.picture} priority />
        <div className={`wrap ${styles.words}`}>
          <h1 id="answer-title">{title}</h1>
          <p className={styles.text} {...(isUrgent && { role: "alert" })}>
            {text}
          </p>
          {children}
        </div>
      </section>
    </main>
  );
}
