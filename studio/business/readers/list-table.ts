import { cleanAddress, mailboxAsWritten } from "../../../domain/email-address.ts";
import { hasAddress, hasWholeAddress, type Row } from "./list-rows.ts";
import { readDays } from "./read-days.ts";

/* Which column of a list has what: as far as its titles say it for sure, and as far as the owner says it. */

/** A column of a table, as the questions show it. */
export type ListColumn = {
  /** Its place, from 0. */
  readonly at: number;
  /** What stands above it, or “Column 3”. */
  readonly title: string;
  /** What stands in it, for how many people: nothing first, then the most frequent. Of days and many different values, only that there is something. */
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
  /** Whether none of them wants letters, as in a list of those who left. */
  readonly nobody?: boolean | undefined;
  /** The column of the days on which they agreed. */
  readonly days?: number | "none" | undefined;
  /** Whether those without a day in that column agreed as well. */
  readonly agreedWithoutDay?: boolean | undefined;
  /** Whether the lines without an address say nothing of the people below them, as “Unsubscribed” would. */
  readonly saysNothing?: boolean | undefined;
};

/** When somebody agreed, as a list has it. */
export type ListedDay = {
  /** As year-month-day, where the list has it. */
  readonly day?: string;
  /** What stands there in place of a day, such as “31/02/2024”. */
  readonly unreadDay?: string;
};

export type ListTable = {
  /** The records below the titles. */
  readonly rows: readonly Row[];
  /** The lines up to the titles. */
  readonly head: string;
  /** Whether its records have cells, of which one has the address; or else each is one or more addresses. */
  readonly isTable: boolean;
  readonly titles: readonly string[];
  /** What the owner says of this list; nothing yet, if it was another one. */
  readonly answers: ListAnswers;
  /** The columns with addresses, if it is a table. */
  readonly addressColumns: readonly ListColumn[];
  /** The one of the readers' addresses; undefined while that is a question. */
  readonly addressColumn: number | undefined;
  readonly nameColumns: readonly number[];
  /** The other columns that may say who wants letters; first those whose titles sound so. */
  readonly wishColumns: readonly ListColumn[];
  /** The columns that hold days. */
  readonly dayColumns: readonly ListColumn[];
};

/** What the studio shows in place of more values than one can tick. */
export const something = "something";

/** The most values of a column that are shown one by one. */
const mostValues = 12;

/** Finds the titles of a list and its columns. */
export function readTable(all: readonly Row[], given: ListAnswers | undefined): ListTable {
  const headerAt = headerRow(all);
  const header = all[headerAt]?.cells;
  const rows = all.slice(headerAt + 1);
  // A comma in place of a dot, as in “ann@example,net”, makes no columns; what stands beside a whole address may say that somebody left.
  const isTable =
    (header !== undefined && header.length > 1) ||
    rows.some(
      ({ cells }) => hasWholeAddress(cells) && cells.some((cell) => cell !== "" && !cell.includes("@")),
    );
  const titles = isTable ? titlesOf(header, rows) : [];
  const shape = titles.join("\n");
  const answers: ListAnswers = given?.shape === shape ? given : { shape };

  const cellsIn = (at: number) => rows.map(({ cells }) => cells[at] ?? "");
  const hasAddresses = (at: number) => cellsIn(at).some((cell) => cell.includes("@"));
  const withAddresses = titles.flatMap((_, at) => (hasAddresses(at) ? [at] : []));
  const addressColumn = isTable ? (answers.addresses ?? sureColumn(titles, withAddresses)) : undefined;
  // Somebody may stand in several lines.
  const people = rows.map(
    (row, index) => mailboxesIn(row, addressColumn).toSorted().join(" ") || String(index),
  );
  const columns = titles
    .map((title, at) => ({ at, title, values: valuesOf(cellsIn(at), people) }))
    .filter(({ at }) => cellsIn(at).some(Boolean));
  const addressColumns = columns.filter(({ at }) => withAddresses.includes(at));
  const nameColumns = header ? titledNames(titles) : nameBeside(titles, addressColumn, answers);
  // Of a column without a title, only she knows whether it has names.
  const known = [...addressColumns.map(({ at }) => at), ...(header ? nameColumns : [])];
  const others = columns.filter(({ at }) => !known.includes(at));
  const asked = others.filter(({ at, title }) => !tellsNobodyApart(title, cellsIn(at)));
  return {
    rows,
    head: all
      .slice(0, headerAt + 1)
      .map(({ text }) => text)
      .join("\n"),
    isTable,
    titles,
    answers,
    addressColumns,
    addressColumn,
    nameColumns,
    wishColumns: [...asked.filter(soundsLikeIt), ...asked.filter((column) => !soundsLikeIt(column))],
    dayColumns: others.filter(({ at }) => mostlyDays(cellsIn(at))),
  };
}

/** Returns which row has the titles of a table, above the first address and below what it is called; −1 for none. */
function headerRow(rows: readonly Row[]): number {
  const first = rows.findIndex(({ cells }) => hasAddress(cells));
  return rows.slice(0, Math.max(first, 0)).findIndex(({ cells }) => {
    const filled = cells.filter(Boolean);
    // A line of its own above addresses may say anything of them, such as “Unsubscribed”.
    return filled.length > 1 || (cells.length === 1 && plainTitle.test(titleWords(filled[0] ?? "")));
  });
}

function titlesOf(header: readonly string[] = [], rows: readonly Row[]): readonly string[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
  return Array.from({ length: width }, (_, at) => header[at] || `Column ${at + 1}`);
}

function valuesOf(cells: readonly string[], people: readonly string[]): ListColumn["values"] {
  const isGrouped = mostlyDays(cells) || new Set(cells).size > mostValues;
  const having = new Map<string, Set<string | undefined>>();
  for (const [index, cell] of cells.entries()) {
    const value = isGrouped && cell !== "" ? something : cell;
    having.set(value, (having.get(value) ?? new Set()).add(people[index]));
  }
  return [...having]
    .map(([value, { size }]) => ({ value, count: size }))
    .sort((a, b) => Number(b.value === "") - Number(a.value === "") || b.count - a.count);
}

/** Words of those who want letters, or left. These words decide only where a column stands: any may say it. */
const aboutLetters =
  /subscri|unsub|status|consent|confirm|opt[ _-]?(?:in|out)|marketing|newsletter|permission|\bleft\b|bounce|clean|block|stop|cancel|remov|delet|active/i;

/** Words such as “dan example.net”, “gus at example.com” or “kim.example.org”, in small letters, as addresses are typed. */
const mailboxAndHost =
  /^(?:[\p{Ll}\d][\p{Ll}\d._+-]* (?:\(?at\)? )?)?[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)*\.\p{Ll}{2,}$/u;

/** Whether a line is an address that lost its @, and can't be a heading above people who left. */
export const isMistypedAddress = (text: string) =>
  text.length <= 100 && mailboxAndHost.test(text) && !aboutLetters.test(text);

const soundsLikeIt = ({ title, values }: ListColumn) =>
  aboutLetters.test(title) || values.some(({ value }) => aboutLetters.test(value));

/** Titles of columns in which anything may be written about somebody. */
export const noteColumn = /\b(?:notes?|comments?|remarks?|memo)$/;

/** What may answer a question that stands above a column. */
const answerWords = /\b(?:yes|no|not|never|don[’']?t)\b/i;

const likeName = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+)*$/u;

/** Whether a column has something else for nearly everybody, as names and numbers are: who left, it can't say. Days, notes and words of leaving may. */
function tellsNobodyApart(title: string, cells: readonly string[]): boolean {
  if (noteColumn.test(titleWords(title)) || mostlyDays(cells)) return false;
  const filled = cells.filter(Boolean);
  const all = [title, ...filled];
  if (all.some((words) => aboutLetters.test(words) || answerWords.test(words))) return false;
  // A few values differ by chance, unless they are names.
  const isEnough =
    cells.length > mostValues || (cells.length > 2 && filled.every((cell) => likeName.test(cell)));
  const nearly = 0.9;
  return isEnough && new Set(filled).size >= nearly * cells.length;
}

/** Whether a column has the same for everybody, and doesn't sound as if it said who wants letters. */
export const saysLittle = (column: ListColumn) => column.values.length === 1 && !soundsLikeIt(column);

const plainTitle = /^e ?mail(?: address(?:es)?)?$/;

/** Returns the column that is called Email, or else the only one with addresses; undefined where neither is. */
function sureColumn(titles: readonly string[], withAddresses: readonly number[]): number | undefined {
  const plain = titles.findIndex((title) => plainTitle.test(titleWords(title)));
  if (plain >= 0) return plain;
  return withAddresses.length === 1 ? withAddresses[0] : undefined;
}

const fullName = /^(?:(?:full|display|your|subscriber|contact) )?name$/;
const partOfName = /^(?:(?:first|given|middle|additional|last|family) ?name|surname)$/;

/** Returns the columns with people's names, by their titles: “List name” isn't one. */
function titledNames(titles: readonly string[]): readonly number[] {
  const words = titles.map(titleWords);
  const full = words.findIndex((title) => fullName.test(title));
  return full >= 0 ? [full] : words.flatMap((title, at) => (partOfName.test(title) ? [at] : []));
}

/** Without titles, the column beside the addresses has the names, unless she says that it has something else. */
const nameBeside = (titles: readonly string[], addressColumn: number | undefined, answers: ListAnswers) =>
  titles.length === 2 && addressColumn !== undefined && Object.keys(answers.wishes ?? {}).length === 0
    ? [1 - addressColumn]
    : [];

/** Returns the mailboxes of a row's people. Word by word: a pattern with an @ in its middle takes quadratic time. */
export const mailboxesIn = ({ cells, text }: Row, addressColumn: number | undefined): readonly string[] =>
  (cells[addressColumn ?? -1] ?? text)
    .split(/[\s,;|<>"]+/)
    .filter((word) => word.includes("@"))
    .map((word) => mailboxAsWritten(cleanAddress(word)));

/** Returns what stands in a row, as the column's values have it. */
export function valueIn(columns: readonly ListColumn[], at: number, { cells }: Row): string {
  const value = cells[at] ?? "";
  const isGrouped = columns.find((column) => column.at === at)?.values.some((one) => one.value === something);
  return isGrouped && value !== "" ? something : value;
}

function mostlyDays(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  return readDays(filled).filter((day) => day !== undefined).length * 2 > filled.length;
}

/** Returns for each row the day in a column, or what stands in its place. */
export function daysOf(rows: readonly Row[], at: number): readonly ListedDay[] {
  const cells = rows.map(({ cells }) => cells[at] ?? "");
  return readDays(cells).map((day, index) => {
    const unreadDay = cells[index] ?? "";
    if (day !== undefined) return { day };
    return unreadDay === "" ? {} : { unreadDay };
  });
}

/** Returns a title as words: “EMAIL_address” as “email address”. */
export const titleWords = (title: string) =>
  title
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[_\s-]+/g, " ")
    .trim()
    .toLowerCase();
