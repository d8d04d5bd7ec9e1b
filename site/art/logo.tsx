import styles from "./logo.module.css";
import { logoPaths, logoSize } from "./pictures/logo.ts";

/** The logo; its dark part takes the text colour. */
export function Logo() {
  return (
    <svg viewBox={`0 0 ${logoSize} ${logoSize}`} aria-hidden="true" className={styles.logo}>
      <path className={styles.sun} d={logoPaths.sun} />
      <path fill="currentColor" d={logoPaths.key} />
    </svg>
  );
}
