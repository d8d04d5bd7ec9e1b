import type { ReactNode } from "react";
import type { Prose as ProseValue } from "../../content-model/schema/prose.ts";
import { Prose } from "../components/prose/prose.tsx";
import { classNames } from "../ui/class-names.ts";
import { unbroken } from "../ui/unbroken.tsx";
import chapter from "./chapter.module.css";
import type { Tone } from "./chapter.tsx";
import styles from "./close.module.css";
import { Print, type PrintName } from "./print.tsx";

type CloseProps = {
  /** The id of the heading, unique on the page. */
  readonly id: string;
  readonly heading: ReactNode;
  readonly lead?: ProseValue | undefined;
  readonly tone: Tone;
  /** A picture across the end of the page. */
  readonly print?: PrintName;
  readonly alt?: string;
  /** The one button, and links under it. */
  readonly action: ReactNode;
  readonly className?: string | undefined;
  /** Follows the lead. */
  readonly children?: ReactNode;
};

/** The section that ends a page: words, one button beside them, and where the page has one, a last picture. */
export function Close({ id, heading, lead, tone, print, alt = "", action, className, children }: CloseProps) {
  return (
    <section
      className={classNames(chapter[tone], styles.close, print && styles.pictured, className)}
      aria-labelledby={id}
    >
      <div className={`wrap ${styles.row}`}>
        <div>
          <h2 id={id}>{unbroken(heading)}</h2>
          {lead !== undefined && (
            <p>
              <Prose of={lead} />
            </p>
          )}
          {children}
        </div>
        <div className={styles.action}>{action}</div>
      </div>
      {print && <Print name={print} alt={alt} />}
    </section>
  );
}
