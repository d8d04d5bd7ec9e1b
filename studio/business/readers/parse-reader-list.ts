import { cleanAddress, isAddress, mailboxAsWritten } from "../../../domain/email-address.ts";
import { fieldLimits } from "../../../domain/message.ts";
import { hasAddress, type ListLine, type Row, rowsOf } from "./list-rows.ts";
import {
  daysOf,
  isMistypedAddress,
  type ListAnswers,
  type ListedDay,
  type ListTable,
  mailboxesIn,
  noteColumn,
  readTable,
  titleWords,
  valueIn,
} from "./list-table.ts";

/*
 * A list of readers, as it is pasted or read from a file: an address on each line, with or without a name, or a table. What the columns
 * of a table mean, no program can know for sure, and a letter to somebody who left can't be taken back: so the owner is asked.
 */

type ListedAddress = ListedDay & { readonly email: string; readonly name: string };

/** What a column for notes says of somebody. */
type ListedNote = { readonly email: string; readonly title: string; readonly text: string };

/** How many people have a value in a column. */
type Counted = { readonly title: string; readonly value: string; readonly count: number };

export type WrongReason =
  | "no address"
  | "no @"
  | "not an address"
  | "too long"
  | "quotation mark"
  | "unreadable";

/** What has to be said of a list before anybody comes in. */
export type Question = "addresses" | "wishes" | "days" | "strays";

export type ReaderList = Pick<
  ListTable,
  "head" | "addressColumns" | "addressColumn" | "wishColumns" | "dayColumns"
> & {
  /** How many records there are below the titles. */
  readonly count: number;
  /** The titles of its columns, to tell whether an answer is about this table; empty for a list of addresses. */
  readonly shape: string;
  /** The questions that are still open: until they are answered, nobody is read. */
  readonly open: readonly Question[];
  /** Lines without an address above others: they may be headings, such as “Unsubscribed”. */
  readonly strays: readonly ListLine[];
  /** Who has no day in the column that has the days on which they agreed. */
  readonly withoutDay: readonly string[];
  readonly readers: readonly ListedAddress[];
  /** The mailboxes of those who don't want letters, if she says so of the whole list: nobody is read then. */
  readonly gone: ReadonlySet<string> | undefined;
  /** Lines without an address that can be written to. */
  readonly wrong: readonly (ListLine & { readonly reason: WrongReason })[];
  /** How many addresses stand in the list before. */
  readonly repeated: number;
  /** Who stays out, by the value that wasn't ticked as a yes. */
  readonly leftOut: readonly Counted[];
  /** What the notes beside those who come in say, for the owner to read first. */
  readonly notes: readonly ListedNote[];
};

/**
 * Reads the addresses of a list, names the lines without one, and leaves out who doesn't want letters. Empty lines don't count.
 *
 * @param given what the owner said of its columns
 */
export function parseReaderList(pasted: string, given?: ListAnswers): ReaderList {
  const table = readTable(rowsOf(pasted), given);
  const { rows, titles, answers, addressColumns, addressColumn, wishColumns, dayColumns, head } = table;
  const { found, wrong, leftOut, decliners, withoutDay } = readPeople(table);
  const lastPerson = rows.findLast(({ cells }) => hasAddress(cells))?.line ?? 0;
  const strays = wrong.filter(
    ({ line, reason, text }) =>
      reason === "no @" && line < lastPerson && (table.isTable || !isMistypedAddress(text)),
  );
  const open: Question[] = [];
  if (table.isTable && addressColumn === undefined) open.push("addresses");
  const shared = {
    count: rows.length,
    shape: answers.shape,
    head,
    addressColumns,
    addressColumn,
    wishColumns,
  };
  if (answers.nobody) {
    const gone = new Set(rows.flatMap((row) => mailboxesIn(row, addressColumn)));
    const none = { strays: [], withoutDay: [], readers: [], wrong: [], repeated: 0, leftOut: [], notes: [] };
    return { ...shared, ...none, dayColumns: [], open, gone };
  }
  // A column that says who wants letters has a value that means a yes.
  const areWishesAnswered = answers.wishes && Object.values(answers.wishes).every((yes) => yes.length > 0);
  if (wishColumns.length > 0 && !areWishesAnswered) open.push("wishes");
  if (dayColumns.length > 0 && answers.days === undefined) open.push("days");
  if (strays.length > 0 && !answers.saysNothing) open.push("strays");

  const days = typeof answers.days === "number" ? daysOf(rows, answers.days) : [];
  const readers = new Map<string, ListedAddress>();
  const notes: ListedNote[] = [];
  let repeated = 0;
  for (const { row, ...person } of open.length > 0 ? [] : found) {
    const key = person.email.toLowerCase();
    const declined = decliners.has(mailboxAsWritten(key));
    if (declined) continue;
    if (readers.has(key)) repeated += 1;
    else {
      readers.set(key, { ...person, ...days[row] });
      for (const note of notesOf(titles, rows[row]?.cells ?? []))
        notes.push({ email: person.email, ...note });
    }
  }
  return {
    ...shared,
    dayColumns,
    open,
    gone: undefined,
    strays,
    withoutDay,
    readers: [...readers.values()],
    wrong,
    repeated,
    leftOut: [...leftOut.values()],
    notes,
  };
}

type People = {
  /** Who is found, with the number of their row, from 0. */
  readonly found: readonly (ListedAddress & { readonly row: number })[];
  readonly wrong: ReaderList["wrong"];
  readonly leftOut: Map<string, Counted>;
  /** The mailboxes of those who stay out by any of their lines. */
  readonly decliners: ReadonlySet<string>;
  readonly withoutDay: readonly string[];
};

/** Reads the rows of a list one by one. */
function readPeople(table: ListTable): People {
  const { rows, titles, answers, addressColumn, wishColumns } = table;
  const wishes = Object.entries(answers.wishes ?? {}).map(([at, yes]) => ({ at: Number(at), yes }));
  const found: People["found"][number][] = [];
  const wrong: ReaderList["wrong"][number][] = [];
  const leftOut = new Map<string, Counted>();
  const decliners = new Set<string>();
  const withoutDay: string[] = [];
  for (const [index, row] of rows.entries()) {
    const no = wishes.find(({ at, yes }) => !yes.includes(valueIn(wishColumns, at, row)));
    if (no) {
      const mailboxes = mailboxesIn(row, addressColumn);
      // Somebody may stand in several lines.
      if (mailboxes.length === 0 || mailboxes.some((mailbox) => !decliners.has(mailbox)))
        count(leftOut, { title: titles[no.at] ?? "", value: valueIn(wishColumns, no.at, row) });
      for (const mailbox of mailboxes) decliners.add(mailbox);
      continue;
    }
    const people = table.isTable ? personOf(row, table) : peopleOf(row);
    if (typeof people === "string") {
      wrong.push({ line: row.line, text: row.text, reason: people });
      continue;
    }
    if (typeof answers.days === "number" && (row.cells[answers.days] ?? "") === "") {
      withoutDay.push(...people.map(({ email }) => email));
      // Who never confirmed has no day of a confirmation.
      if (!answers.agreedWithoutDay) {
        count(leftOut, { title: titles[answers.days] ?? "", value: "" });
        continue;
      }
    }
    found.push(...people.map((person) => ({ ...person, row: index })));
  }
  return { found, wrong, leftOut, decliners, withoutDay };
}

/** Returns who a row of a table is about, or what is wrong with it. */
function personOf(
  { cells, isBroken }: Row,
  { addressColumn, nameColumns }: ListTable,
): readonly ListedAddress[] | WrongReason {
  if (isBroken) return "quotation mark";
  const cell = cells[addressColumn ?? -1] ?? "";
  const filled = cells.filter(Boolean).length;
  // By itself or in place of an address, a word may be a heading above people who left.
  if (!hasAddress(cells) && (filled === 1 || cell !== "")) return "no @";
  if (cell === "") return "no address";
  return readCell(cell, nameColumns.map((at) => cells[at] ?? "").join(" "));
}

/** Returns the people of a line of addresses, or what is wrong with it. */
function peopleOf({ cells, isBroken }: Row): readonly ListedAddress[] | WrongReason {
  if (isBroken) return "quotation mark";
  // A line may separate its addresses by other signs than the list does.
  const isOne = (cell: string) => /^[^@]*<[^<>@]+@[^<>@]+>$/.test(cell);
  const all = cells.flatMap((cell) => (isOne(cell) ? [cell] : cell.split(/[,;|\t]/))).filter(Boolean);
  if (!hasAddress(all)) return "no @";
  const people: ListedAddress[] = [];
  for (const cell of all) {
    const found = readCell(cell.trim(), "");
    // None of a line comes in until all of it is right: what is corrected is the line.
    if (typeof found === "string") return found;
    people.push(...found);
  }
  return people;
}

/** What stands in the place of a letter that couldn't be read. */
const damaged = "\uFFFD";

/** Reads “kim@example.org”, “Kim Lee <kim@example.org>” or “Kim Lee kim@example.org”. */
function readCell(cell: string, nameBeside: string): readonly ListedAddress[] | WrongReason {
  const bracketed = /^([^<>]*)<([^<>]*)>$/.exec(cell);
  // A small letter before a space may be the start of the address.
  const spaced = /^(\p{Lu}[^@]*)\s(\S+)$/u.exec(cell);
  const [, before = "", address = cell] = bracketed ?? spaced ?? [];
  if (address.includes(damaged)) return "unreadable";
  const email = cleanAddress(address);
  if (email.length > fieldLimits.email) return "too long";
  if (!isAddress(email)) return "not an address";
  const own = before.replaceAll('"', "").replace(/(?<![,;\s])[,;\s]+$/, "");
  const name = (own || nameBeside).replace(/\s+/g, " ").trim();
  return name.includes(damaged) ? "unreadable" : [{ email, name }];
}

const notesOf = (titles: readonly string[], cells: readonly string[]) =>
  titles.flatMap((title, at) => {
    const text = cells[at] ?? "";
    return text !== "" && noteColumn.test(titleWords(title)) ? [{ title, text }] : [];
  });

function count(counts: Map<string, Counted>, { title, value }: Omit<Counted, "count">): void {
  const key = `${title}\n${value}`;
  counts.set(key, { title, value, count: (counts.get(key)?.count ?? 0) + 1 });
}
