import { opening as words } from "#content/pages/practise";
import styles from "./opening.module.css";
import stage from "./stage.module.css";

/** Covers the screen from the click on “Sit down” until the stage opens, while the room is loading. */
export function Opening() {
  return (
    <dialog className={`${stage.cover} ${styles.opening}`} data-opening="" aria-label={words.text}>
      <form method="dialog">
        <p className={styles.waiting} tabIndex={-1}>
          {words.text}
        </p>
        <p className={styles.failed} role="alert">
          {words.failed}
        </p>
        <button type="submit" className="link">
          {words.close}
        </button>
      </form>
    </dialog>
  );
}
