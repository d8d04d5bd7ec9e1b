import type { ReactNode } from "react";
import type { Prose as ProseValue } from "../../content-model/schema/prose.ts";
import type { SitePath } from "../../domain/pages.ts";
import { Prose } from "../components/prose/prose.tsx";
import { classNames } from "../ui/class-names.ts";
import { unbroken } from "../ui/unbroken.tsx";
import cardsStyles from "./cards.module.css";
import factsStyles from "./facts.module.css";
import ledgerStyles from "./ledger.module.css";
import receiptStyles from "./receipt.module.css";
import slipStyles from "./slip.module.css";

/** What a card shows. */
type Card = {
  readonly name: string;
  /** Where name, picture and words lead, as the button does. */
  readonly to: SitePath;
  /** Marks the card out, on night. */
  readonly badge?: string | undefined;
  readonly picture?: ReactNode;
  /** Stands large under the name: a price, a length. */
  readonly fact?: ReactNode;
  readonly text?: ProseValue | undefined;
  /** The button or link. */
  readonly action?: ReactNode;
};

/** Cards in a row, on phones one below the other, each with one button. */
export function Cards({ of }: { readonly of: readonly Card[] }) {
  return (
    <div className={cardsStyles.cards}>
      {of.map(({ name, to, badge, picture, fact, text, action }) => (
        <article key={name} className={classNames(cardsStyles.card, badge && cardsStyles.marked)}>
          <h3>
            <a className={`covers ${cardsStyles.name}`} href={to}>
              {name}
            </a>
          </h3>
          {badge && <p className={`badge ${cardsStyles.badge}`}>{badge}</p>}
          {picture && <div className={cardsStyles.picture}>{picture}</div>}
          {fact && <p className={cardsStyles.fact}>{fact}</p>}
          {text !== undefined && (
            <p className={cardsStyles.text}>
              <Prose of={text} />
            </p>
          )}
          {action}
        </article>
      ))}
    </div>
  );
}

/** A fact: what it is called, and what it says. */
export type Fact = readonly [name: ReactNode, fact: ReactNode];

export type FactsProps = {
  /** Those without a fact (undefined, false or empty) aren't shown. */
  readonly of: readonly Fact[];
  /** Closer, and without lines. */
  readonly plain?: boolean;
  /** In two columns, from desktops on. */
  readonly columns?: boolean;
  /** Its skin: ground, lines. */
  readonly className?: string | undefined;
};

/** Facts between lines, each after its name. */
export function Facts({ of, plain, columns, className }: FactsProps) {
  return (
    <dl
      className={classNames(
        factsStyles.facts,
        plain && factsStyles.plain,
        columns && factsStyles.columns,
        className,
      )}
    >
      {of.map(
        ([name, fact], index) =>
          fact && (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts never change their order
            <div key={index}>
              <dt>{name}</dt>
              <dd>{unbroken(fact)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A row: its name, and what is said about it. */
type Row = {
  readonly name: ReactNode;
  /** What is said about it: sentences of the content, or elements. */
  readonly text?: ProseValue | undefined;
  /** Follows the text, or stands in its place. */
  readonly more?: ReactNode;
  /** Links can lead to it. */
  readonly id?: string;
};

type LedgerProps = {
  readonly of: readonly Row[];
  /** How many rows stand side by side on desktops; two do on tablets. */
  readonly columns?: 1 | 2 | 3 | 4;
  /** Sets the text at the right of the name, from tablets on. */
  readonly beside?: boolean;
  /** Names in large italics, such as what people say. */
  readonly large?: boolean;
  /** Without lines between the rows, each after a sliver of colour, or each on a card. */
  readonly look?: "plain" | "slivers" | "cards";
  /** In print, sets each row on a line: the names are as wide as the class's `--printed-name`. */
  readonly printsLines?: boolean;
  readonly className?: string | undefined;
};

/** Rows between lines: a name, and what is said about it. */
export function Ledger({ of, columns = 1, beside, large, look, printsLines, className }: LedgerProps) {
  return (
    <dl
      className={classNames(
        ledgerStyles.ledger,
        look === "slivers" && ledgerStyles.sliver,
        classOfColumns(columns),
        beside && ledgerStyles.beside,
        large && ledgerStyles.large,
        (look === "plain" || look === "slivers") && ledgerStyles.plain,
        look === "cards" && ledgerStyles.cards,
        printsLines && ledgerStyles.printsLines,
        className,
      )}
    >
      {of.map((row, index) => (
        <div key={keyOf(row, index)} id={row.id}>
          <dt className={ledgerStyles.name}>{unbroken(row.name)}</dt>
          <dd className={ledgerStyles.text}>
            <Text of={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A row with a heading, and what stands before it: a time, a small picture. */
export type Entry = Row & { readonly mark?: ReactNode };

type EntriesProps = {
  readonly of: readonly Entry[];
  /** Numbers stand before the entries, in the place of marks. */
  readonly numbered?: boolean;
  /** The entries follow each other, as numbered ones do. */
  readonly ordered?: boolean;
  /** From tablets on, sets the text at the right of the name; or marks above their names, in three columns and without lines. */
  readonly layout?: "beside" | "above";
  /** How many entries stand side by side on desktops; two do on tablets. */
  readonly columns?: 1 | 3;
  /** Names in large italics. */
  readonly large?: boolean;
  /** Without lines between the entries, or each on a card. */
  readonly look?: "plain" | "cards";
  readonly className?: string | undefined;
};

/** Entries of a list, each with a heading after its number or mark. */
export function Entries({
  of,
  numbered = false,
  ordered = numbered,
  layout,
  columns = 1,
  large,
  look,
  className,
}: EntriesProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List
      className={classNames(
        ledgerStyles.ledger,
        numbered ? ledgerStyles.number : ledgerStyles.mark,
        classOfColumns(columns),
        layout && ledgerStyles[layout],
        large && ledgerStyles.large,
        (look === "plain" || layout === "above") && ledgerStyles.plain,
        look === "cards" && ledgerStyles.cards,
        className,
      )}
    >
      {of.map((entry, index) => (
        <li key={keyOf(entry, index)} id={entry.id}>
          {entry.mark}
          <h3 className={ledgerStyles.name}>{unbroken(entry.name)}</h3>
          <div className={ledgerStyles.text}>
            <Text of={entry} />
          </div>
        </li>
      ))}
    </List>
  );
}

const classOfColumns = (columns: number) =>
  classNames(
    columns > 1 && ledgerStyles.columns,
    columns === 3 && ledgerStyles.three,
    columns === 4 && ledgerStyles.four,
  );

const keyOf = ({ name, id }: Row, index: number) => id ?? (typeof name === "string" ? name : index);

function Text({ of: { text, more } }: { readonly of: Row }) {
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
    <List
      className={classNames(
        ledgerStyles.ledger,
        ledgerStyles.lines,
        numbered && ledgerStyles.number,
        className,
      )}
    >
      {of.map((thing, index) => (
        <li key={typeof thing === "string" ? thing : index} className={ledgerStyles.line}>
          {thing}
        </li>
      ))}
    </List>
  );
}

type SlipProps = {
  /** A ticket with an edge, a sheet with a shadow, or a note with a coloured edge; otherwise a piece of paper. */
  readonly look?: "ticket" | "sheet" | "note";
  readonly as?: "div" | "aside" | "section";
  /** Names an aside or a section: its name, or the id of its heading. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A piece of paper on the page. */
export function Slip({ look, as: Tag = "div", label, labelledBy, className, children }: SlipProps) {
  return (
    <Tag
      className={classNames(slipStyles.slip, look && slipStyles[look], className)}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {children}
    </Tag>
  );
}

/** What something costs and includes, on a docket with teeth: facts line by line, and the total in bold. */
export function Receipt({ children }: { readonly children: ReactNode }) {
  return <Slip className={receiptStyles.receipt}>{children}</Slip>;
}
