import type { ReactNode } from "react";
import type { Prose as ProseValue } from "../../content-model/schema/prose.ts";
import { Prose } from "../components/prose/prose.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./cards.module.css";

/** What a card shows. */
type Card = {
  readonly name: string;
  /** Marks the card out, on night. */
  readonly badge?: string | undefined;
  readonly picture?: ReactNode;
  /** Stands large under the name: a price, a length. */
  readonly fact?: ReactNode;
  readonly text?: ProseValue | undefined;
  /** The button or link. */
  readonly action?: ReactNode;
};

/** Cards in a row, each with one button. They stand one below the other on phones. */
export function Cards({
  of,
  className,
}: {
  readonly of: readonly Card[];
  readonly className?: string | undefined;
}) {
  return (
    <div className={classNames(styles.cards, className)}>
      {of.map(({ name, badge, picture, fact, text, action }) => (
        <article key={name} className={classNames(styles.card, badge && styles.marked)}>
          <h3>{name}</h3>
          {badge && <p className={styles.badge}>{badge}</p>}
          {picture && <div className={styles.picture}>{picture}</div>}
          {fact && <p className={styles.fact}>{fact}</p>}
          {text !== undefined && (
            <p>
              <Prose of={text} />
            </p>
          )}
          {action}
        </article>
      ))}
    </div>
  );
}
