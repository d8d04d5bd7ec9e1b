import { afterBooking as words } from "#content/pages/book-class";
import { paths } from "../../../domain/pages.ts";
import { ActionRow } from "../../components/action-row/action-row.tsx";
import { Paragraphs } from "../../components/prose/prose.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./after-booking.module.css";

export function AfterBooking() {
  return (
    <ActionRow
      headingId="keep-heading"
      className={styles.section}
      action={
        <ButtonLink to={paths.firstClass} size="large">
          {words.button}
        </ButtonLink>
      }
    >
      <h2 id="keep-heading">{words.heading}</h2>
      <Paragraphs of={words.paragraphs} />
    </ActionRow>
  );
}
