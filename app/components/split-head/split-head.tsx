import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./split-head.module.css";

type SplitHeadProps = {
  /** The id of the heading among the words. */
  readonly headingId: string;
  /** May set `--words`, `--picture` (their shares of the width) and `--focus` (what a crop keeps). */
  readonly className?: string | undefined;
  readonly picture: ReactNode;
  /** A heading of the first rank, then a paragraph that leads into the page, then what there is to do. */
  readonly children: ReactNode;
};

/** The head of a page: words that begin where the page's other words begin, and a picture to the edge. */
export function SplitHead({ headingId, className, picture, children }: SplitHeadProps) {
  return (
    <section className={classNames(styles.head, className)} aria-labelledby={headingId}>
      <div className={styles.words}>{children}</div>
      {picture}
    </section>
  );
}
