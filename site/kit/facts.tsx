import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./facts.module.css";

/** A fact: what it is called, and what it says. */
export type Fact = readonly [name: string, fact: ReactNode];

type FactsProps = {
  /** Those without a fact (undefined, false or empty) aren't shown. */
  readonly of: readonly Fact[];
  /** Its skin: ground, lines, columns. */
  readonly className?: string | undefined;
};

/** Facts between lines, each after its name. */
export function Facts({ of, className }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {of.map(
        ([name, fact]) =>
          fact && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
