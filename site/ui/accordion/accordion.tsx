import type { ReactNode } from "react";
import styles from "./accordion.module.css";

type AccordionItem = {
  /** A link to `#id` opens the item. */
  readonly id: string;
  readonly heading: string;
  readonly content: ReactNode;
};

type AccordionProps = {
  /** Unique on the page: the browser keeps one item of a name open. */
  readonly name: string;
  readonly items: readonly AccordionItem[];
};

/** A collapsible accordion with one item open at a time. Native `<details>`, so it works without script. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.id} name={name} className="folds">
          <summary>
            <h3>{item.heading}</h3>
          </summary>
          <div id={item.id}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
