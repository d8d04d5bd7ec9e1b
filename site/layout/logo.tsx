import { logoPaths, logoSize, logoSun } from "../../prints/pictures/logo.ts";
import styles from "./logo.module.css";

/** The logo; its dark part takes the text colour. */
export function Logo() {
  return (
    <svg viewBox={`0 0 ${logoSize} ${logoSize}`} aria-hidden="true" className={styles.logo}>
      <circle className={styles.sun} {...logoSun} />
      <path fill="currentColor" d={logoPaths.key} />
    </svg>
  );
}
