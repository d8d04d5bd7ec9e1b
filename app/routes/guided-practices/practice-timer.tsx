import { buttonClass } from "../../ui/button/button.tsx";
import styles from "./practice-timer.module.css";

/** Starts and stops the timer of a practice. The styles show the label that applies. */
export function PracticeTimer({ practice }: { practice: string }) {
  return (
    <p className={styles.timer}>
      <button type="button" className={buttonClass({ size: "small" })} data-timer="">
        <span className={styles.start}>Start the clock</span>
        <span className={styles.stop}>Stop the clock</span>
        <span className="visually-hidden"> ({practice})</span>
      </button>
      <span
        className={`${styles.face} figures`}
        role="timer"
        aria-label={`Time in ${practice}`}
        data-clock=""
      />
      <span className={styles.note}>A soft bell marks each step, so you can look away from the screen.</span>
    </p>
  );
}
