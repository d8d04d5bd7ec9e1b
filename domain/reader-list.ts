import { isAddress, mendAddress } from "./email-address.ts";
import { fieldLimits } from "./message.ts";

/* A list of readers, as it is pasted or read from a file: an address on each line, with or without a name, or a table. */

/** A line of a list, by its number in what was pasted. */
export type ListLine = { readonly line: number; readonly text: string };

type ListedAddress = { readonly line: number; readonly email: string; readonly name: string };

export type ReaderList = {
  readonly readers: readonly ListedAddress[];
  /** Lines without an address that can be written to. */
  readonly wrong: readonly (ListLine & { readonly reason: WrongReason })[];
  /** Addresses that stand in the list before. */
  readonly repeated: readonly Omit<ListedAddress, "name">[];
};

export type WrongReason = "no address" | "no @" | "not an address" | "too long";

/** Returns the lines of a text that aren't empty. */
export const linesOf = (text: string): ListLine[] =>
  text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((line) => line.text !== "");

/** Reads the addresses of a list, and names the lines without one. Empty lines are left out. */
export function parseReaderList(lines: readonly ListLine[]): ReaderList {
  const [first] = lines;
  const columns = first && headerOf(first.text);
  const readers: ListedAddress[] = [];
  const wrong: ReaderList["wrong"][number][] = [];
  const repeated: ReaderList["repeated"][number][] = [];
  const seen = new Set<string>();
  for (const { line, text } of columns ? lines.slice(1) : lines) {
    if (text.trim() === "") continue;
    const found = readLine(text, columns);
    if (typeof found === "string") wrong.push({ line, text, reason: found });
    else
      for (const { email, name } of found) {
        const key = email.toLowerCase();
        if (seen.has(key)) repeated.push({ line, email });
        else readers.push({ line, email, name });
        seen.add(key);
      }
  }
  return { readers, wrong, repeated };
}

type Person = Pick<ListedAddress, "email" | "name">;

/** The columns of a table, by its header. */
type Columns = { readonly email: number; readonly names: readonly number[] };

function headerOf(text: string): Columns | undefined {
  if (text.includes("@")) return undefined;
  const cells = cellsOf(text).map((cell) => cell.toLowerCase());
  const email = cells.findIndex((cell) => /e-?mail/.test(cell));
  if (email === -1) return undefined;
  const isName = (cell: string, index: number) => index !== email && /\bname$/.test(cell);
  return { email, names: cells.flatMap((cell, index) => (isName(cell, index) ? [index] : [])) };
}

function readLine(text: string, columns: Columns | undefined): readonly Person[] | WrongReason {
  const cells = cellsOf(text);
  if (columns) {
    const cell = cells[columns.email] ?? "";
    if (cell === "") return "no address";
    const name = columns.names.map((index) => cells[index] ?? "").join(" ");
    return readCell(cell, name.trim());
  }
  const withAddress = cells.filter((cell) => cell.includes("@"));
  if (withAddress.length === 0) return "no @";
  const others = cells.filter((cell) => !cell.includes("@") && isName(cell));
  // Without a header, more columns may be anything.
  const name = withAddress.length === 1 && cells.length <= 3 ? others.join(" ") : "";
  const people: Person[] = [];
  for (const cell of withAddress) {
    const found = readCell(cell, name);
    // None of a line comes in until all of it is right: what is corrected is the line.
    if (typeof found === "string") return found;
    people.push(...found);
  }
  return people;
}

const isName = (cell: string) => /\p{L}/u.test(cell) && !/\d/.test(cell);

/** Reads “kim@example.org”, “Kim Lee <kim@example.org>” or “Kim Lee kim@example.org”. */
function readCell(cell: string, nameBeside: string): readonly Person[] | WrongReason {
  const bracketed = /^([^<>]*)<([^<>]*)>$/.exec(cell);
  // A small letter before a space may be the start of the address.
  const spaced = /^(\p{Lu}[^@]*)\s(\S+)$/u.exec(cell);
  const [, name = "", address = cell] = bracketed ?? spaced ?? [];
  const email = mendAddress(address);
  if (email.length > fieldLimits.email) return "too long";
  if (!isAddress(email)) return "not an address";
  return [{ email, name: name.replaceAll('"', "").trim() || nameBeside }];
}

/** Splits a line at tabs, semicolons and commas that aren't within quotation marks. */
function cellsOf(text: string): string[] {
  if (!text.includes('"')) return text.split(/[\t;,]/).map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    const ends = !isQuoted && (character === "\t" || character === ";" || character === ",");
    if (ends) cells.push(cell);
    cell = ends ? "" : cell + character;
  }
  cells.push(cell);
  return cells.map((one) =>
    one
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .replaceAll('""', '"')
      .trim(),
  );
}
