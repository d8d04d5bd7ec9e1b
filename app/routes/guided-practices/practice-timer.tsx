import { guidedPractices } from "#content/pages/guided-practices";
import { fillSlots } from "../../../content-schema/fill-slots.ts";
import { buttonClass } from "../../ui/button/button.tsx";
import styles from "./practice-timer.module.css";

const words = guidedPractices.practiceTimer;

/** Starts and stops the timer of a practice. The styles show the label that applies. */
export function PracticeTimer({ practice }: { practice: string }) {
  return (
    <p className={styles.timer}>
      <button type="button" className={buttonClass({ size: "small" })} data-timer="">
        <span className={styles.start}>{words.start}</span>
        <span className={styles.stop}>{words.stop}</span>
        <span className="visually-hidden"> {fillSlots(words.which, { "practice.title": practice })}</span>
      </button>
      <span
        className={`${styles.face} figures`}
        role="timer"
        aria-label={fillSlots(words.label, { "practice.title": practice })}
        data-clock=""
      />
      <span className={styles.note}>{words.note}</span>
    </p>
  );
}
