import { videoLibrary } from "#content/pages/video-library";
import { paths } from "../../../domain/pages.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

const words = videoLibrary.closingCall;

export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="after-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="after-heading">{words.heading}</h2>
        <div>
          <p>
            <Prose of={words.text} />
          </p>
          <ButtonLink to={paths.course} tone="dark">
            {words.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
