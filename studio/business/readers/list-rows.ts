import Papa from "papaparse";
import { cleanAddress, isAddress } from "../../../domain/email-address.ts";

/* The records of a list, as it is pasted or read from a file. */

/** A record of a list, by the number of its first line. */
export type ListLine = { readonly line: number; readonly text: string };

export type Row = ListLine & { readonly cells: readonly string[]; readonly isBroken: boolean };

const delimiters = ["\t", ";", ",", "|"] as const;

/** The first records show how a list is written. */
const preview = 50;

/** Splits a text into its records (RFC 4180). */
export function rowsOf(pasted: string): Row[] {
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

/** Whether an address stands in a row that can be written to, by itself or behind a name. */
export const hasWholeAddress = (cells: readonly string[]) =>
  cells.some((cell) =>
    cell.split(/[\s<>]+/).some((word) => word.includes("@") && isAddress(cleanAddress(word))),
  );

/** Whether an address stands in a row, or what is meant as one. */
export const hasAddress = (cells: readonly string[]) => cells.some((cell) => cell.includes("@"));
