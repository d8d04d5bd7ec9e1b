import { isAddress, mendAddress } from "../../../domain/email-address.ts";
import { fieldLimits } from "../../../domain/message.ts";

/*
 * A list of readers, as it is pasted or read from a file: addresses, with or without a name, or a table of addresses and names. Nothing
 * else comes in: a column beside them may say that somebody has left.
 */

/** A line of a list, by its number in what was pasted. */
export type ListLine = { readonly line: number; readonly text: string };

/** A list that was looked through, before anything in it is corrected. */
export type OpenList = {
  readonly lines: readonly ListLine[];
  /** The titles of a table's columns, as they stand above it. */
  readonly header?: string | undefined;
};

type ListedAddress = { readonly line: number; readonly email: string; readonly name: string };

export type ReaderList = {
  readonly readers: readonly ListedAddress[];
  /** Lines without an address that can be written to. */
  readonly wrong: readonly (ListLine & { readonly reason: WrongReason })[];
  /** Addresses that stand in the list before. */
  readonly repeated: readonly Omit<ListedAddress, "name">[];
};

export type WrongReason = "no address" | "no @" | "not an address" | "too long" | "more" | "quotation mark";

/** Splits a text into its lines, and finds the titles of a table. */
export function openList(pasted: string): OpenList {
  const [first, ...others] = pasted
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .map((text, index) => ({ line: index + 1, text }))
    .filter(({ text }) => text.trim() !== "");
  if (!first) return { lines: [] };
  const isHeader = !first.text.includes("@") && cellsOf(first.text).some(isTitleOfAddress);
  return isHeader ? { lines: others, header: first.text } : { lines: [first, ...others] };
}

/** Returns in a sentence for the owner why nobody of a list can come in, whatever is corrected in it; undefined if they can. */
export function problemOf({ lines, header }: OpenList): string | undefined {
  if (lines.length === 0) return "Paste the list here, or choose a file.";
  // What follows may be a note of several lines, with addresses in it.
  const open = lines.find(({ text }) => isUnclosed(text));
  if (open)
    return `A quotation mark opens in line ${open.line} and isn’t closed there. Close it or delete it.`;
  const titles = header === undefined ? [] : cellsOf(header);
  const others = titles.filter((title) => !isTitleOfAddress(title) && !isTitleOfName(title));
  if (others.length === 0 && titles.filter(isTitleOfAddress).length <= 1) return undefined;
  const more = others.length > 0 ? `, such as “${others[0]}”` : "";
  return `This table has more than a column of addresses and their names${more}. Take out whoever no longer wants your letter, and then the other columns.`;
}

/** Reads the addresses of a list, and names the lines without one. Empty lines are left out. */
export function readList({ lines, header }: OpenList): ReaderList {
  const titles = header === undefined ? undefined : cellsOf(header);
  const readers: ListedAddress[] = [];
  const wrong: ReaderList["wrong"][number][] = [];
  const repeated: ReaderList["repeated"][number][] = [];
  const seen = new Set<string>();
  for (const { line, text } of lines) {
    if (text.trim() === "") continue;
    const people = readLine(text, titles);
    if (typeof people === "string") {
      wrong.push({ line, text, reason: people });
      continue;
    }
    for (const { email, name } of people) {
      const key = email.toLowerCase();
      if (seen.has(key)) repeated.push({ line, email });
      else readers.push({ line, email, name });
      seen.add(key);
    }
  }
  return { readers, wrong, repeated };
}

const isUnclosed = (text: string) => text.replace(/[^"]/g, "").length % 2 === 1;

/** Splits a line at commas, semicolons and tabs outside quotation marks. */
const cellsOf = (text: string): string[] =>
  text.split(/[,;\t](?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .replaceAll('""', '"')
      // A table for a spreadsheet has an apostrophe before what would be a formula.
      .replace(/^'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/, ""),
  );

const isTitleOfAddress = (title: string) =>
  /^(?:[\w-]+ )?e-?mail(?:[ _]address)?$|^address(?:es)?$/i.test(title);

const isTitleOfName = (title: string) =>
  title === "" || /^(?:(?:first|given|last|family|full)[ _]?)?name$|^surname$/i.test(title);

type Person = Pick<ListedAddress, "email" | "name">;

function readLine(text: string, titles: readonly string[] | undefined): readonly Person[] | WrongReason {
  if (isUnclosed(text)) return "quotation mark";
  const cells = cellsOf(text);
  if (titles) {
    const column = titles.findIndex(isTitleOfAddress);
    const beside = cells.filter((cell, index) => cell !== "" && index !== column);
    if (!cells[column]) return "no address";
    const isUntitled = cells.some((cell, index) => cell !== "" && !titles[index]);
    if (isUntitled || beside.some((cell) => cell.includes("@"))) return "more";
    return readCell(cells[column], beside.join(" "));
  }
  const people: Person[] = [];
  const filled = cells.filter(Boolean);
  if (!filled.some((cell) => cell.includes("@"))) return "no @";
  for (const cell of filled) {
    const found = cell.includes("@") ? readCell(cell, "") : "more";
    // None of a line comes in until all of it is right: what is corrected is the line.
    if (typeof found === "string") return found;
    people.push(...found);
  }
  return people;
}

/** Reads “kim@example.org”, “Kim Lee <kim@example.org>” or “Kim Lee kim@example.org”. */
function readCell(cell: string, nameBeside: string): readonly Person[] | WrongReason {
  const bracketed = /^([^<>]*)<([^<>]*)>$/.exec(cell);
  // A small letter before a space may be the start of the address.
  const spaced = /^(\p{Lu}[^@]*)\s(\S+)$/u.exec(cell);
  const [, before = "", address = cell] = bracketed ?? spaced ?? [];
  const email = mendAddress(address);
  if (email.length > fieldLimits.email) return "too long";
  if (!isAddress(email)) return "not an address";
  const own = before.replaceAll('"', "").replace(/[,;\s]+$/, "");
  return [{ email, name: (own || nameBeside).replace(/\s+/g, " ").trim() }];
}
