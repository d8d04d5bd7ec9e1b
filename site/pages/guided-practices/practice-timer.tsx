import { guidedPractices } from "#content/pages/guided-practices";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { Practice } from "../../../content-model/schema/videos.ts";
import { doneAt } from "../../components/video/done-at.ts";
import { buttonClass } from "../../ui/button/button.tsx";
import styles from "./practice-timer.module.css";

const words = guidedPractices.practiceTimer;

/** Starts and stops the timer of a practice, or leads to it in the practice room. The styles show the label that applies. */
export function PracticeTimer({ practice }: { practice: Practice }) {
  const which = { "practice.title": practice.title };
  return (
    <p className={styles.timer}>
      <button type="button" className={buttonClass({ size: "small" })} data-timer="">
        <span className={styles.start}>{words.start}</span>
        <span className={styles.stop}>{words.stop}</span>
        <span className="visually-hidden"> {fillSlots(words.which, which)}</span>
      </button>
      <span
        className={`${styles.face} figures`}
        role="timer"
        aria-label={fillSlots(words.label, which)}
        data-clock=""
      />
      <span className={styles.note}>{words.note}</span>
      <a href={doneAt(practice)} className={styles.room}>
        {words.room}
        <span className="visually-hidden"> {fillSlots(words.which, which)}</span>
      </a>
    </p>
  );
}
