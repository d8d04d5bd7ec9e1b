import { business } from "#content/business";
import styles from "./letterhead.module.css";

/** Whose page it is and where it stands on the web: on paper alone, where no bar and footer say so. */
export const Letterhead = () => (
  <p className={styles.letterhead}>
    {[business.teacher.name, business.name, business.url.replace(/^https?:\/\//, "")].join(", ")}
  </p>
);
