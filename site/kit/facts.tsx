import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./facts.module.css";

/** A fact: what it is called, and what it says. */
export type Fact = readonly [name: ReactNode, fact: ReactNode];

export type FactsProps = {
  /** Those without a fact (undefined, false or empty) aren't shown. */
  readonly of: readonly Fact[];
  /** Closer, and without lines. */
  readonly plain?: boolean;
  /** Its skin: ground, lines, columns. */
  readonly className?: string | undefined;
};

/** Facts between lines, each after its name. */
export function Facts({ of, plain, className }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, plain && styles.plain, className)}>
      {of.map(
        ([name, fact], index) =>
          fact && (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts never change their order
            <div key={index}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
