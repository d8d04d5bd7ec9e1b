import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="enough-heading">
      <div className={`wrap ${styles.row}`}>
        <h2 id="enough-heading">Nobody learned to swim from a book.</h2>
        <ButtonLink to={paths.services} size="large" tone="dark">
          See how I teach it
        </ButtonLink>
      </div>
    </section>
  );
}
