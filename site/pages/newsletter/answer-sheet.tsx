import type { ReactNode } from "react";
import { answerPage } from "#content/newsletter";
import { Hero } from "../../kit/hero.tsx";
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
      <Hero
        id="answer-title"
        heading={title}
        long
        layout="above"
        tone="blush"
        print="washing-line"
        alt={answerPage.picture}
        className={styles.sheet}
      >
        <p className={styles.text} {...(isUrgent && { role: "alert" })}>
          {text}
        </p>
        {children}
      </Hero>
    </main>
  );
}
