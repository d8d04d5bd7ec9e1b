import { enrol as page } from "#content/pages/enrol";
import { paths } from "../../../domain/pages.ts";
import { ActionRow } from "../../components/action-row/action-row.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./not-sure.module.css";

const words = page.notSure;

/** Where to look, or whom to ask, if it is too soon to book. */
export function NotSure() {
  return (
    <ActionRow
      headingId="not-sure-heading"
      className={styles.section}
      action={
        <ButtonLink to={paths.contact} tone="onNight">
          {words.button}
        </ButtonLink>
      }
    >
      <h2 id="not-sure-heading">{words.heading}</h2>
      <p>
        <Prose of={words.text} />
      </p>
    </ActionRow>
  );
}
