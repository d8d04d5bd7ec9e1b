import { faq } from "#content/pages/faq";
import { paths } from "../../../domain/pages.ts";
import styles from "./money-link.module.css";

/** A small link to refunds and cancellations, for places below a booking button. */
export function MoneyLink() {
  return (
    <a className={styles.link} href={`${paths.faq}#money`}>
      {faq.refunds.heading}
    </a>
  );
}
