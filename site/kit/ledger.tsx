import type { ReactNode } from "react";
import type { Prose as ProseValue } from "../../content-model/schema/prose.ts";
import { Prose } from "../components/prose/prose.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./ledger.module.css";

/** A row of a ledger. */
export type Entry = {
  readonly name: ReactNode;
  /** What is said about it: sentences of the content, or elements. */
  readonly text?: ProseValue | undefined;
  /** Follows the text, or stands in its place. */
  readonly more?: ReactNode;
  /** Stands before the name: a time, a small picture. */
  readonly mark?: ReactNode;
  /** Links can lead to it. */
  readonly id?: string;
};

type LedgerProps = {
  readonly of: readonly Entry[];
  /** What stands before each row. `number` and `mark` make a list with headings, `number` an ordered one. */
  readonly marks?: "none" | "number" | "sliver" | "mark";
  /** The rows follow each other, in an ordered list. */
  readonly ordered?: boolean;
  /** How many rows stand side by side on desktops; two do on tablets. */
  readonly columns?: 1 | 2 | 3 | 4;
  /** Sets the text at the right of the name, from tablets on. */
  readonly beside?: boolean;
  /** Sets marks above their names in three columns, from tablets on. */
  readonly above?: boolean;
  /** Names in large italics, such as what people say. */
  readonly large?: boolean;
  /** Without lines between the rows. */
  readonly plain?: boolean;
  /** Each row stands on a card. */
  readonly cards?: boolean;
  readonly className?: string | undefined;
};

/** Rows between lines: a name, and what is said about it. */
export function Ledger({
  of,
  marks = "none",
  ordered = marks === "number",
  columns = 1,
  beside,
  above,
  large,
  plain,
  cards,
  className,
}: LedgerProps) {
  const classes = classNames(
    styles.ledger,
    styles[marks],
    columns > 1 && styles.columns,
    columns === 3 && styles.three,
    columns === 4 && styles.four,
    beside && styles.beside,
    above && styles.above,
    large && styles.large,
    plain && styles.plain,
    cards && styles.cards,
    className,
  );
  const keyOf = ({ name, id }: Entry, index: number) => id ?? (typeof name === "string" ? name : index);
  if (marks === "none" || marks === "sliver") {
    return (
      <dl className={classes}>
        {of.map((entry, index) => (
          <div key={keyOf(entry, index)} id={entry.id}>
            <dt className={styles.name}>{entry.name}</dt>
            <dd className={styles.text}>
              <Text of={entry} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const List = ordered ? "ol" : "ul";
  return (
    <List className={classes}>
      {of.map((entry, index) => (
        <li key={keyOf(entry, index)} id={entry.id}>
          {entry.mark}
          <h3 className={styles.name}>{entry.name}</h3>
          <div className={styles.text}>
            <Text of={entry} />
          </div>
        </li>
      ))}
    </List>
  );
}

function Text({ of: { text, more } }: { readonly of: Entry }) {
  return (
    <>
      {text !== undefined && <Prose of={text} />}
      {more}
    </>
  );
}

/** Short things between lines, each a row of its own. */
export function Lines({
  of,
  numbered,
  className,
}: Pick<LedgerProps, "className"> & {
  readonly of: readonly ReactNode[];
  /** The rows follow each other. */
  readonly numbered?: boolean;
}) {
  const List = numbered ? "ol" : "ul";
  return (
    <List className={classNames(styles.ledger, styles.lines, numbered && styles.number, className)}>
      {of.map((thing, index) => (
        <li key={typeof thing === "string" ? thing : index} className={styles.line}>
          {thing}
        </li>
      ))}
    </List>
  );
}
