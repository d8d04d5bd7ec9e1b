import { shortLessons } from "#content/pages/short-lessons";
import { paths } from "../../../domain/pages.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

const words = shortLessons.closingCall;

export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="now-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="now-heading">{words.heading}</h2>
        <div>
          <p>
            <Prose of={words.text} />
          </p>
          <ButtonLink to={paths.guidedPractices}>{words.button}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
