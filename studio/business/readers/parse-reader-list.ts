import Papa from "papaparse";
import { isAddress, mailboxAsWritten, mendAddress } from "../../../domain/email-address.ts";
import { fieldLimits } from "../../../domain/message.ts";
import { consentDayColumns, readDays } from "./consent-day.ts";
import {
  type Answer,
  answerOf,
  answerOfHeading,
  inWords,
  isAboutLetters,
  mayTellOfYes,
  shownValue,
} from "./says-no.ts";

/* A list of readers, as it is pasted or read from a file: an address on each line, with or without a name, or a table. */

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

/** People whose column says the same. */
export type Counted = { readonly title: string; readonly value: string; readonly count: number };

export type WrongReason =
  | "no address"
  | "no @"
  | "not an address"
  | "too long"
  | "quotation mark"
  | "unreadable";

export type ReaderList = {
  /** How many records there are below the header. */
  readonly count: number;
  readonly readers: readonly ListedAddress[];
  /** Lines without an address that can be written to. */
  readonly wrong: readonly (ListLine & { readonly reason: WrongReason })[];
  /** How many addresses stand in the list before. */
  readonly repeated: number;
  /** Who doesn't want letters, as the list says. */
  readonly leftOut: readonly Counted[];
  /** Values of which only the owner can say whether these people want letters. */
  readonly unclear: readonly Counted[];
  /** Titles of columns that hold days, and may not be about their consent. */
  readonly otherDays: readonly string[];
  /** What the notes beside those who come in say, for the owner to read first. */
  readonly notes: readonly ListedNote[];
  /** The lines up to the header. */
  readonly head: string;
  /** The titles of another table below the first, which has other columns: nobody is read. */
  readonly secondTable?: ListLine;
  /** The columns of a table of which none has the readers' addresses for sure: nobody is read from it. */
  readonly unknownColumns?: readonly string[];
};

/** Names a value of a column, to remember what it means. */
export const keyOfValue = ({ title, value }: Omit<Counted, "count">): string => `${title}\n${value}`;

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

const headerWords = /\b(?:e ?mail|address|name|status|subscribed|phone|contact)\b/;

/** Returns which row is the header, above the first address and below a title if there is one; −1 for none. */
function headerRow(rows: readonly Row[]): number {
  const first = rows.findIndex(({ cells }) => cells.some((cell) => cell.includes("@")));
  return rows.slice(0, first < 0 ? 1 : first).findLastIndex(
    // An address without its @ isn't a header.
    ({ cells }) =>
      cells.some((cell) => headerWords.test(inWords(cell))) && !cells.some((cell) => /\w\.\w/.test(cell)),
  );
}

const plainTitle = /^(?:(?:subscriber|contact|your|primary) )?e ?mail(?: address| id| 1| 1 value)?$/;

/** Returns the column that is called as one of addresses, or else the only one that has some; undefined where neither is. */
function addressColumn(header: readonly string[], rows: readonly Row[]): number | undefined {
  const plain = header.findIndex((title) => plainTitle.test(inWords(title)));
  if (plain >= 0) return plain;
  const [only, ...others] = new Set(
    rows.flatMap(({ cells }) =>
      cells.flatMap((cell, at) => (typeof readCell(cell, "") === "string" ? [] : [at])),
    ),
  );
  return others.length === 0 ? only : undefined;
}

/**
 * Reads the addresses of a list, names the lines without one, and leaves out who says no. Empty lines don't count. Of a table,
 * nobody is read unless it's sure which column has the addresses.
 *
 * @param wanting the values that mean a yes, as the owner says (`keyOfValue`); of the others that are unclear, nobody is read
 */
export function parseReaderList(pasted: string, wanting: readonly string[] = []): ReaderList {
  const all = rowsOf(pasted);
  const headerAt = headerRow(all);
  const header = all[headerAt]?.cells;
  const { rows, headings, secondTable } = rowsBelow(all.slice(headerAt + 1), header);
  const head = all
    .slice(0, headerAt + 1)
    .map(({ text }) => text)
    .join("\n");
  const nobody = {
    count: rows.length,
    head,
    readers: [],
    wrong: [],
    repeated: 0,
    leftOut: [],
    unclear: [],
    otherDays: [],
    notes: [],
  };
  if (secondTable) return { ...nobody, secondTable };
  const column = header && addressColumn(header, rows);
  if (header && column === undefined) return { ...nobody, unknownColumns: header.filter(Boolean) };

  const names = nameColumns(header);
  const days = ownDays(header, rows);
  const isOnly = header !== undefined && !header.some(isAboutLetters);
  // A cell that is missing at the end of a line is empty.
  const width = Math.max(...all.map(({ cells }) => cells.length));
  const answers = rows.map(({ cells, isBroken }, index) => [
    ...Array.from({ length: width }, (_, at) => {
      const cell = cells[at] ?? "";
      return isBroken || at === column || names.all.has(at) || cell.includes("@")
        ? undefined
        : answerOf(header && (header[at] ?? ""), cell, isOnly);
    }),
    answerOfHeading(headings[index] ?? ""),
  ]);
  const columnsWith = (wanted: Answer) =>
    new Set(answers.flatMap((row) => row.flatMap((answer, at) => (answer === wanted ? [at] : []))));
  const withYes = columnsWith("yes");
  const withUnclear = columnsWith("unclear");
  const isOpen = (at: number, row: readonly Answer[]) =>
    withUnclear.has(at) || (mayTellOfYes(header?.[at] ?? "") && !row.some(tellsOfYes));
  // An empty cell says no where others say yes, and is unclear where others are.
  const saysNo = (answer: Answer, at: number) =>
    answer === "no" || (answer === "empty" && withYes.has(at) && !withUnclear.has(at));
  const isUnclear = (answer: Answer, at: number, row: readonly Answer[]) =>
    answer === "unclear" || (answer === "empty" && isOpen(at, row));

  const wrong: ReaderList["wrong"][number][] = [];
  const leftOut = new Map<string, Counted>();
  const unclear = new Map<string, Counted>();
  /** Who stays out, with the value that says so; undefined where that is unclear. */
  const decliners = new Map<string, Counted | undefined>();
  const found: ListedAddress[] = [];
  const notes: ListedNote[] = [];
  for (const [index, { line, text, cells, isBroken }] of rows.entries()) {
    const people = isBroken ? "quotation mark" : readCells(cells, column, header && names);
    const valueIn = (at: number) =>
      at === width
        ? { title: "Below the line", value: headings[index] ?? "" }
        : { title: header?.[at] || `Column ${at + 1}`, value: shownValue(cells[at] ?? "") };
    const no = answers[index]?.findIndex(saysNo) ?? -1;
    const asked = (answers[index] ?? []).flatMap((answer, at, row) =>
      isUnclear(answer, at, row) ? [count(unclear, valueIn(at))] : [],
    );
    const isAway = asked.some((value) => !wanting.includes(keyOfValue(value)));
    if (no >= 0 || isAway) {
      const counted = no >= 0 ? count(leftOut, valueIn(no)) : undefined;
      // Also of a cell with several, none of which would come in.
      const said = column === undefined ? text : (cells[column] ?? "");
      // Word by word: a pattern with an @ in its middle takes quadratic time.
      for (const word of said.split(/[\s,;|<>"]+/))
        if (word.includes("@")) decliners.set(mailboxAsWritten(mendAddress(word)), counted);
    } else if (typeof people === "string") wrong.push({ line, text, reason: people });
    else {
      found.push(...people.map((person) => ({ ...person, ...days[index] })));
      for (const [at, title] of (header ?? []).entries()) {
        const note = noteColumn.test(inWords(title)) ? (cells[at] ?? "") : "";
        if (note !== "") notes.push(...people.map(({ email }) => ({ email, title, text: note })));
      }
    }
  }

  const readers = new Map<string, ListedAddress>();
  let repeated = 0;
  for (const person of found) {
    const key = person.email.toLowerCase();
    // Another line says that they left.
    if (decliners.has(mailboxAsWritten(key))) {
      const left = decliners.get(mailboxAsWritten(key));
      if (left) count(leftOut, left);
    } else if (readers.has(key)) repeated += 1;
    else readers.set(key, person);
  }
  return {
    count: rows.length,
    head,
    readers: [...readers.values()],
    wrong,
    repeated,
    leftOut: [...leftOut.values()],
    unclear: [...unclear.values()],
    otherDays: columnsOfOtherDays(header, rows),
    notes: notes.filter(({ email }) => readers.has(email.toLowerCase())),
  };
}

/** Headers of columns in which anything may be written about somebody. */
const noteColumn = /\b(?:notes?|comments?|remarks?|memo)$/;

/** Returns for each record the day on which its people agreed, or what stands in its place, if a column has it. */
function ownDays(
  header: readonly string[] | undefined,
  rows: readonly Row[],
): readonly Pick<ListedAddress, "day" | "unreadDay">[] {
  const columns = consentDayColumns(header ?? []).map((at) => {
    const cells = rows.map(({ cells }) => cells[at] ?? "");
    return { cells, days: readDays(cells) };
  });
  return rows.map((_, index) => {
    const day = columns.map(({ days }) => days[index]).find((one) => one !== undefined);
    if (day !== undefined) return { day };
    // A word, such as “yes”, isn't meant as a day.
    const unreadDay = columns.map(({ cells }) => cells[index] ?? "").find((cell) => /\d.*\d/.test(cell));
    return unreadDay === undefined ? {} : { unreadDay };
  });
}

/** Returns the titles of columns that hold nothing but days, without those that are read as days of consent. */
function columnsOfOtherDays(header: readonly string[] = [], rows: readonly Row[]): readonly string[] {
  const ofConsent = consentDayColumns(header);
  return header.filter((title, at) => {
    const cells = rows.map(({ cells }) => cells[at] ?? "").filter(Boolean);
    const isOfDays = cells.length > 0 && readDays(cells).every((day) => day !== undefined);
    return title !== "" && isOfDays && !ofConsent.includes(at);
  });
}

const tellsOfYes = (answer: Answer) => answer === "yes" || answer === "noted";

type RowsBelow = {
  /** The records with people. */
  readonly rows: readonly Row[];
  /** The last heading about letters above each of them; empty without one. */
  readonly headings: readonly string[];
  readonly secondTable?: Row;
};

/** Tells the people of a list from the lines between them: headings such as “Unsubscribed”, and the titles of another table. */
function rowsBelow(all: readonly Row[], header: readonly string[] | undefined): RowsBelow {
  const rows: Row[] = [];
  const headings: string[] = [];
  let heading = "";
  for (const row of all) {
    const filled = row.cells.filter((cell) => cell !== "");
    const hasAddress = filled.some((cell) => /@|\w\.\w/.test(cell));
    if (!hasAddress && filled.length > 1 && filled.some((cell) => plainTitle.test(inWords(cell)))) {
      // Two files with the same columns, one after the other.
      if (row.cells.join("\n") === header?.join("\n")) continue;
      return { rows, headings, secondTable: row };
    }
    const [only = "", ...others] = hasAddress ? [] : filled;
    // What stands in a column about letters is somebody's, who lacks an address.
    const isHeading = others.length === 0 && !isAboutLetters(header?.[row.cells.indexOf(only)] ?? "");
    if (isHeading && answerOfHeading(only)) heading = only;
    else {
      rows.push(row);
      headings.push(heading);
    }
  }
  return { rows, headings };
}

function count(counts: Map<string, Counted>, { title, value }: Omit<Counted, "count">): Counted {
  const key = keyOfValue({ title, value });
  const counted = { title, value, count: (counts.get(key)?.count ?? 0) + 1 };
  counts.set(key, counted);
  return counted;
}

type NameColumns = {
  readonly full: number | undefined;
  readonly parts: readonly number[];
  readonly all: ReadonlySet<number>;
};

const fullName = /^(?:(?:full|display|your|subscriber|contact) )?name$/;
const partOfName = /^(?:(?:first|given|middle|additional|last|family) ?name|surname)$/;

/** Returns the columns with people's names: “List name” isn't one. */
function nameColumns(header: readonly string[] | undefined): NameColumns {
  const titles = header?.map(inWords) ?? [];
  const full = titles.findIndex((title) => fullName.test(title));
  const parts = titles.flatMap((title, index) => (partOfName.test(title) ? [index] : []));
  return { full: full < 0 ? undefined : full, parts, all: new Set(full < 0 ? parts : [full, ...parts]) };
}

function readCells(
  cells: readonly string[],
  column: number | undefined,
  names: NameColumns | undefined,
): readonly ListedAddress[] | WrongReason {
  if (names && column !== undefined) {
    const cell = cells[column] ?? "";
    if (cell === "") return "no address";
    const parts = names.parts.map((index) => cells[index] ?? "").join(" ");
    return readCell(cell, (names.full !== undefined && cells[names.full]) || parts);
  }
  // A line may separate its cells by other signs than the list does.
  const isOne = (cell: string) => !cell.includes("@") || /^[^@]*<[^<>@]+@[^<>@]+>$/.test(cell);
  const all = cells.flatMap((cell) => (isOne(cell) ? [cell] : cell.split(/[,;|\t]/)));
  const withAddress = all.filter((cell) => cell.includes("@"));
  if (withAddress.length === 0) return "no @";
  const others = all.filter((cell) => !cell.includes("@") && isName(cell));
  // Without a header, more columns may be anything.
  const name = withAddress.length === 1 && all.length <= 3 ? others.join(" ") : "";
  const people: ListedAddress[] = [];
  for (const cell of withAddress) {
    const found = readCell(cell.trim(), name);
    // None of a line comes in until all of it is right: what is corrected is the line.
    if (typeof found === "string") return found;
    people.push(...found);
  }
  return people;
}

/** What stands in the place of a letter that couldn't be read. */
const damaged = "\uFFFD";

const isName = (cell: string) => /\p{L}/u.test(cell) && !/[\d@]/.test(cell);

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
