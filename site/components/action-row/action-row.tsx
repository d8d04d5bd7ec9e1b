import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./action-row.module.css";

type ActionRowProps = {
  /** The id of the `<h2>` among the children. */
  readonly headingId: string;
  readonly className?: string | undefined;
  /** The button beside the words. */
  readonly action: ReactNode;
  /** The `<h2>` and its paragraphs. */
  readonly children: ReactNode;
};

/** A section that ends a page: words with one button beside them. */
export function ActionRow({ headingId, className, action, children }: ActionRowProps) {
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={headingId}>
      <div className={`wrap ${styles.row}`}>
        <div>{children}</div>
        {action}
      </div>
    </section>
  );
}
