import Papa from "papaparse";
import { isAddress, mailboxAsWritten, mendAddress } from "../../../domain/email-address.ts";
import { fieldLimits } from "../../../domain/message.ts";
import { readDays } from "./read-days.ts";

/*
 * A list of readers, as it is pasted or read from a file: an address on each line, with or without a name, or a table. What the columns
 * of a table mean, no program can know for sure, and a letter to somebody who left can't be taken back: so the owner is asked.
 */

type ListedAddress = {
  readonly email: string;
  readonly name: string;
  /** The day on which they agreed, as year-month-day, where the list has it. */
  readonly day?: string;
  /** What stands there in place of a day, such as “31/02/2024”. */
  readonly unreadDay?: string;
};

/** What a column for notes says of somebody. */
type ListedNote = { readonly email: string; readonly title: string; readonly text: string };

/** A record of a list, by the number of its first line. */
type ListLine = { readonly line: number; readonly text: string };

/** How many people have a value in a column. */
type Counted = { readonly title: string; readonly value: string; readonly count: number };

export type WrongReason =
  | "no address"
  | "no @"
  | "not an address"
  | "too long"
  | "quotation mark"
  | "unreadable";

/** A column of a table, as the questions show it. */
export type ListColumn = {
  /** Its place, from 0. */
  readonly at: number;
  /** What stands above it, or “Column 3”. */
  readonly title: string;
  /** What stands in it, the most frequent first. Of many different values, only that there is something. */
  readonly values: readonly { readonly value: string; readonly count: number }[];
};

/** What the owner says of a list. */
export type ListAnswers = {
  /** The titles of the table that she said it of (`shape`): of another table, nothing is said yet. */
  readonly shape: string;
  /** The column of the addresses, where the titles don't say it. */
  readonly addresses?: number | undefined;
  /** The columns that say who wants letters, by their place, each with the values that mean a yes; empty for “none of them”. */
  readonly wishes?: Readonly<Record<number, readonly string[]>> | undefined;
  /** The column of the days on which they agreed. */
  readonly days?: number | "none" | undefined;
  /** Whether the lines without an address say nothing of the people below them, as “Unsubscribed” would. */
  readonly saysNothing?: boolean | undefined;
};

/** What has to be said of a list before anybody comes in. */
export type Question = "addresses" | "wishes" | "days" | "strays";

export type ReaderList = {
  /** How many records there are below the titles. */
  readonly count: number;
  /** The titles of its columns, to tell whether an answer is about this table; empty for a list of addresses. */
  readonly shape: string;
  /** The columns with addresses, if it's a table. */
  readonly addressColumns: readonly ListColumn[];
  /** The column of the addresses; undefined while that is a question. */
  readonly addressColumn: number | undefined;
  /** The columns that may say who wants letters. */
  readonly wishColumns: readonly ListColumn[];
  /** The columns that hold days. */
  readonly dayColumns: readonly ListColumn[];
  /** The questions that are still open: until they are answered, nobody is read. */
  readonly open: readonly Question[];
  readonly readers: readonly ListedAddress[];
  /** Lines without an address that can be written to. */
  readonly wrong: readonly (ListLine & { readonly reason: WrongReason })[];
  /** How many addresses stand in the list before. */
  readonly repeated: number;
  /** Who stays out, by the value that wasn't ticked as a yes. */
  readonly leftOut: readonly Counted[];
  /** What the notes beside those who come in say, for the owner to read first. */
  readonly notes: readonly ListedNote[];
  /** The lines up to the titles. */
  readonly head: string;
};

/** What the studio shows in place of more values than one can tick. */
export const something = "something";

/** The most values of a column that are shown one by one. */
const mostValues = 12;

/**
 * Reads the addresses of a list, names the lines without one, and leaves out who doesn't want letters. Empty lines don't count.
 *
 * @param answers what the owner said of its columns
 */
export function parseReaderList(pasted: string, answers?: ListAnswers): ReaderList {
  const all = rowsOf(pasted);
  const headerAt = headerRow(all);
  const header = all[headerAt]?.cells;
  const rows = all.slice(headerAt + 1);
  const isTable =
    header !== undefined ||
    rows.some(({ cells }) => hasAddress(cells) && cells.some((cell) => cell !== "" && !cell.includes("@")));
  const titles = isTable ? titlesOf(header, rows) : [];
  const shape = titles.join("\n");
  const said: ListAnswers = answers?.shape === shape ? answers : { shape };

  const addressColumns = columnsOf(titles, rows).filter(({ at }) =>
    rows.some(({ cells }) => cells[at]?.includes("@")),
  );
  const addressColumn = isTable ? (said.addresses ?? sureColumn(titles, addressColumns)) : undefined;
  const names = header ? nameColumns(titles) : nameBeside(titles, addressColumn, said);
  // Of a column without a title, only she knows whether it has names.
  const known = [...addressColumns.map(({ at }) => at), ...(header ? names : [])];
  const others = columnsOf(titles, rows).filter(({ at }) => !known.includes(at));
  const dayColumns = others.filter(({ at }) => mostlyDays(rows.map(({ cells }) => cells[at] ?? "")));
  const wishColumns = others.filter(
    ({ at }) => said.wishes?.[at] || maySayWishes(rows.map(({ cells }) => cells[at] ?? "")),
  );

  const wishes = Object.entries(said.wishes ?? {}).map(([at, yes]) => ({ at: Number(at), yes }));
  const wrong: ReaderList["wrong"][number][] = [];
  const leftOut = new Map<string, Counted>();
  /** The mailboxes of those who stay out, by any of their lines. */
  const decliners = new Map<string, Counted>();
  const found: (ListedAddress & { readonly row: number })[] = [];
  for (const [index, row] of rows.entries()) {
    const no = wishes.find(({ at, yes }) => !yes.includes(valueIn(wishColumns, at, row)));
    if (no) {
      const value = valueIn(wishColumns, no.at, row);
      const counted = count(leftOut, { title: titles[no.at] ?? "", value });
      // Word by word: a pattern with an @ in its middle takes quadratic time.
      for (const word of row.text.split(/[\s,;|<>"]+/))
        if (word.includes("@")) decliners.set(mailboxAsWritten(mendAddress(word)), counted);
      continue;
    }
    const people = isTable ? personOf(row, addressColumn, names) : peopleOf(row);
    if (typeof people === "string") wrong.push({ line: row.line, text: row.text, reason: people });
    else found.push(...people.map((person) => ({ ...person, row: index })));
  }

  const open: Question[] = [];
  if (isTable && addressColumn === undefined) open.push("addresses");
  if (wishColumns.length > 0 && !said.wishes) open.push("wishes");
  if (dayColumns.length > 0 && said.days === undefined) open.push("days");
  if (wrong.some(({ reason }) => reason === "no @") && !said.saysNothing) open.push("strays");

  const days = typeof said.days === "number" ? daysOf(rows, said.days) : [];
  const readers = new Map<string, ListedAddress>();
  const notes: ListedNote[] = [];
  let repeated = 0;
  for (const { row, ...person } of open.length > 0 ? [] : found) {
    const key = person.email.toLowerCase();
    const declined = decliners.get(mailboxAsWritten(key));
    if (declined) count(leftOut, declined);
    else if (readers.has(key)) repeated += 1;
    else {
      readers.set(key, { ...person, ...days[row] });
      notes.push(
        ...notesOf(titles, rows[row]?.cells ?? []).map((note) => ({ email: person.email, ...note })),
      );
    }
  }
  return {
    count: rows.length,
    shape,
    addressColumns: isTable ? addressColumns : [],
    addressColumn,
    wishColumns,
    dayColumns,
    open,
    readers: [...readers.values()],
    wrong,
    repeated,
    leftOut: [...leftOut.values()],
    notes,
    head: all
      .slice(0, headerAt + 1)
      .map(({ text }) => text)
      .join("\n"),
  };
}

type Row = ListLine & { readonly cells: readonly string[]; readonly isBroken: boolean };

const delimiters = ["\t", ";", ",", "|"] as const;

/** The first records show how a list is written. */
const preview = 50;

/** Splits a text into its records (RFC 4180). */
function rowsOf(pasted: string): Row[] {
  const text = quoteAddresses(pasted.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"));
  const rows: Row[] = [];
  let start = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    newline: "\n",
    step: ({ data, errors, meta }) => {
      const record = text.slice(start, meta.cursor);
      if (record.trim() !== "") {
        rows.push({
          line,
          // A tab at the edge is an empty cell.
          text: record.replace(/^ +|(?<![ \n])[ \n]+$/g, ""),
          // A table for a spreadsheet has an apostrophe before what would be a formula.
          cells: data.map((cell) => cell.trim().replace(/^'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/, "")),
          isBroken: errors.some(({ type }) => type === "Quotes"),
        });
      }
      line += record.split("\n").length - 1;
      start = meta.cursor;
    },
  });
  return rows;
}

/** In “"Lee, Kim" <kim@…>”, as mail programs write it, the quotation marks are the name's: puts them around the cell. */
const quoteAddresses = (text: string) =>
  text.replace(/(^|[,;|\t]) *"([^"\n]+)"([^",;|\t\n]*<[^<>"\n]*>)/gm, '$1"$2$3"');

/** Returns what separates the cells of most records. */
function delimiterOf(text: string): string {
  const records = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, newline: "\n", preview }).data.filter(({ length }) => length > 1)
      .length;
  const counts = delimiters.map(records);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

const hasAddress = (cells: readonly string[]) => cells.some((cell) => cell.includes("@"));

/** Returns which row has the titles of a table, above the first address and below what it is called; −1 for none. */
function headerRow(rows: readonly Row[]): number {
  const first = rows.findIndex(({ cells }) => hasAddress(cells));
  return rows.slice(0, Math.max(first, 0)).findIndex(({ cells }) => {
    const filled = cells.filter(Boolean);
    // A line of its own above addresses may say anything of them, such as “Unsubscribed”.
    return filled.length > 1 || (cells.length === 1 && plainTitle.test(inWords(filled[0] ?? "")));
  });
}

function titlesOf(header: readonly string[] = [], rows: readonly Row[]): readonly string[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
  return Array.from({ length: width }, (_, at) => header[at] || `Column ${at + 1}`);
}

/** Returns the columns in which something stands. */
const columnsOf = (titles: readonly string[], rows: readonly Row[]): readonly ListColumn[] =>
  titles.flatMap((title, at) => {
    const cells = rows.map(({ cells }) => cells[at] ?? "");
    return cells.some(Boolean) ? [{ at, title, values: valuesOf(cells) }] : [];
  });

function valuesOf(cells: readonly string[]): ListColumn["values"] {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  if (counts.size > mostValues) {
    const empty = counts.get("") ?? 0;
    counts.clear();
    counts.set(something, cells.length - empty);
    if (empty > 0) counts.set("", empty);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

/** Whether a column may tell some people from others: of names, numbers and times, each is another one. */
const maySayWishes = (cells: readonly string[]) =>
  cells.some((cell) => cell === "") || new Set(cells).size <= mostValues;

/** Returns what stands in a row, as the column's values have it. */
function valueIn(columns: readonly ListColumn[], at: number, { cells }: Row): string {
  const value = cells[at] ?? "";
  const isGrouped = columns.find((column) => column.at === at)?.values.some((one) => one.value === something);
  return isGrouped && value !== "" ? something : value;
}

/** Returns a title as words: “EMAIL_address” as “email address”. */
const inWords = (title: string) =>
  title
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[_\s-]+/g, " ")
    .trim()
    .toLowerCase();

const plainTitle = /^e ?mail(?: address(?:es)?)?$/;

/** Returns the column that is called Email, or else the only one with addresses; undefined where neither is. */
function sureColumn(titles: readonly string[], withAddresses: readonly ListColumn[]): number | undefined {
  const plain = titles.findIndex((title) => plainTitle.test(inWords(title)));
  if (plain >= 0) return plain;
  return withAddresses.length === 1 ? withAddresses[0]?.at : undefined;
}

const fullName = /^(?:(?:full|display|your|subscriber|contact) )?name$/;
const partOfName = /^(?:(?:first|given|middle|additional|last|family) ?name|surname)$/;

/** Returns the columns with people's names, by their titles: “List name” isn't one. */
function nameColumns(titles: readonly string[]): readonly number[] {
  const words = titles.map(inWords);
  const full = words.findIndex((title) => fullName.test(title));
  return full >= 0 ? [full] : words.flatMap((title, at) => (partOfName.test(title) ? [at] : []));
}

/** Without titles, the column beside the addresses has the names, unless she says that it has something else. */
const nameBeside = (titles: readonly string[], addressColumn: number | undefined, said: ListAnswers) =>
  titles.length === 2 && addressColumn !== undefined && Object.keys(said.wishes ?? {}).length === 0
    ? [1 - addressColumn]
    : [];

/** Returns who a row of a table is about, or what is wrong with it. */
function personOf(
  { cells, isBroken }: Row,
  addressColumn: number | undefined,
  names: readonly number[],
): readonly ListedAddress[] | WrongReason {
  if (isBroken) return "quotation mark";
  const cell = cells[addressColumn ?? -1] ?? "";
  const filled = cells.filter(Boolean).length;
  // By itself or in place of an address, a word may be a heading above people who left.
  if (!hasAddress(cells) && (filled === 1 || cell !== "")) return "no @";
  if (cell === "") return "no address";
  return readCell(cell, names.map((at) => cells[at] ?? "").join(" "));
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
  const email = mendAddress(address);
  if (email.length > fieldLimits.email) return "too long";
  if (!isAddress(email)) return "not an address";
  const own = before.replaceAll('"', "").replace(/(?<![,;\s])[,;\s]+$/, "");
  const name = (own || nameBeside).replace(/\s+/g, " ").trim();
  return name.includes(damaged) ? "unreadable" : [{ email, name }];
}

function mostlyDays(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  return readDays(filled).filter((day) => day !== undefined).length * 2 > filled.length;
}

/** Returns for each row the day in a column, or what stands in its place. */
function daysOf(rows: readonly Row[], at: number): readonly Pick<ListedAddress, "day" | "unreadDay">[] {
  const cells = rows.map(({ cells }) => cells[at] ?? "");
  return readDays(cells).map((day, index) => {
    const unreadDay = cells[index] ?? "";
    if (day !== undefined) return { day };
    return unreadDay === "" ? {} : { unreadDay };
  });
}

/** Titles of columns in which anything may be written about somebody. */
const noteColumn = /\b(?:notes?|comments?|remarks?|memo)$/;

const notesOf = (titles: readonly string[], cells: readonly string[]) =>
  titles.flatMap((title, at) => {
    const text = cells[at] ?? "";
    return text !== "" && noteColumn.test(inWords(title)) ? [{ title, text }] : [];
  });

function count(counts: Map<string, Counted>, { title, value }: Omit<Counted, "count">): Counted {
  const key = `${title}\n${value}`;
  const counted = { title, value, count: (counts.get(key)?.count ?? 0) + 1 };
  counts.set(key, counted);
  return counted;
}
