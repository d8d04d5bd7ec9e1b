import type { ReactNode } from "react";
import styles from "./accordion.module.css";

export type AccordionItem = {
  /** A link to `#id` opens the item: browsers open a `<details>` around what is linked to. */
  readonly id: string;
  readonly heading: string;
  readonly content: ReactNode;
};

type AccordionProps = {
  /** Shared by the items, so that the browser keeps one open at a time. One per page and accordion. */
  readonly name: string;
  readonly items: readonly AccordionItem[];
};

/** Headings that open one at a time and can be closed again. Native, so it works before any script. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.id} name={name}>
          <summary>
            <h3>{item.heading}</h3>
          </summary>
          <div id={item.id}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
