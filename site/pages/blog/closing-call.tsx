import { blog } from "#content/pages/blog";
import { paths } from "../../../domain/pages.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

const words = blog.closingCall;

export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="enough-heading">
      <div className={`wrap ${styles.row}`}>
        <h2 id="enough-heading">{words.heading}</h2>
        <ButtonLink to={paths.services} size="large" tone="dark">
          {words.button}
        </ButtonLink>
      </div>
    </section>
  );
}
