import type { ReactNode } from "react";
import line from "#art/washing-line.svg";
import lineDark from "#art/washing-line-dark.svg";
import lineTall from "#art/washing-line-tall.svg";
import lineTallDark from "#art/washing-line-tall-dark.svg";
import { answerPage } from "#content/newsletter";
import { PrintPicture } from "../../art/print-picture.tsx";
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
        <PrintPicture
          wide={line}
          wideDark={lineDark}
          tall={lineTall}
          tallDark={lineTallDark}
          width={1600}
          height={230}
          alt={answerPage.picture}
          priority
        />
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
