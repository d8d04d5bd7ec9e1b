import { shouldIDoThis as words } from "#content/common";
import { paths } from "../../../domain/pages.ts";
import styles from "../money-link/money-link.module.css";

/** A small link to who should ask first, for places beside a booking button: on a page that says it itself, to its own. */
export function ShouldLink({ isHere = false }: { readonly isHere?: boolean }) {
  return (
    <a className={styles.link} href={`${isHere ? "" : paths.faq}#should-i-do-this`}>
      {words.heading}
    </a>
  );
}
