import { article } from "#content/pages/article";
import { paths } from "../../../domain/pages.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

const words = article.closingCall;

export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="end-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="end-heading">{words.heading}</h2>
          <p>
            <Prose of={words.text} />
          </p>
        </div>
        <div className={styles.links}>
          <ButtonLink to={paths.course} size="large">
            {words.button}
          </ButtonLink>
          <p>
            <Prose of={words.more} />
          </p>
        </div>
      </div>
    </section>
  );
}
