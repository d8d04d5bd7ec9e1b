import { afterBooking as words } from "#content/pages/book-class";
import { Paragraphs } from "../../components/prose/prose.tsx";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./after-booking.module.css";

export function AfterBooking() {
  return (
    <section className={styles.section} aria-labelledby="keep-heading">
      <div className={`wrap ${styles.row}`}>
        <div>
          <h2 id="keep-heading">{words.heading}</h2>
          <Paragraphs of={words.paragraphs} />
        </div>
        <ButtonLink to={paths.firstClass} size="large">
          {words.button}
        </ButtonLink>
      </div>
    </section>
  );
}
