import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./side-heading.module.css";

export type SideHeadingProps = {
  /** The id of the heading, unique on the page. Links can lead to it. */
  readonly id: string;
  readonly heading: string;
  readonly className?: string | undefined;
  /** Shows the heading only until it is selected, on phones. */
  readonly foldsOnPhones?: boolean;
  readonly children: ReactNode;
};

/** A section with its heading at the left, above its content on phones. */
export function SideHeading({ id, heading, className, foldsOnPhones = false, children }: SideHeadingProps) {
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={id}>
      {foldsOnPhones ? (
        <details className={`wrap ${styles.columns} ${styles.fold}`}>
          <summary>
            <h2 id={id}>{heading}</h2>
          </summary>
          {children}
        </details>
      ) : (
        <div className={`wrap ${styles.columns}`}>
          <h2 id={id}>{heading}</h2>
          {children}
        </div>
      )}
    </section>
  );
}
