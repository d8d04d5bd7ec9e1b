import type { ReactNode } from "react";
import styles from "./fact-list.module.css";

type FactListProps = {
  readonly lines: readonly { readonly label: string; readonly fact: ReactNode }[];
};

/** Lists facts, each after its label. */
export function FactList({ lines }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {lines.map(({ label, fact }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
