import { enrol as page } from "#content/pages/enrol";
import { paths } from "../../../domain/pages.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./changes-and-refunds.module.css";

const words = page.changesAndRefunds;

/** Refunds and changes, and where to look if it is too soon to book. */
export function ChangesAndRefunds() {
  return (
    <section className={styles.section} aria-labelledby="changes-heading">
      <div className="wrap">
        <h2 id="changes-heading">{words.heading}</h2>
        <p className={styles.lead}>
          <Prose of={words.lead} />
        </p>
        <div className={styles.end}>
          <p>
            <Prose of={words.notYet} />
          </p>
          <ButtonLink to={paths.contact} tone="onNight">
            {words.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
