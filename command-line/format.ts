import { timeZone } from "#content/schedule";
import { greatest } from "../domain/numbers.ts";

/** Formats a time for the owner's time zone. */
export const formatTime = (time: number): string =>
  new Intl.DateTimeFormat("en-AU", { dateStyle: "medium", timeStyle: "short", timeZone }).format(time);

/** Returns the start of a text in one line, at most `length` characters. */
export function clip(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

/** Prints a value as JSON. */
export const printJson = (value: unknown) => console.info(JSON.stringify(value, null, 2));

/** A cell of a table. Text is aligned left, numbers right. */
export type Cell = string | number;

/** Formats rows with aligned columns. */
export function columns(rows: readonly (readonly Cell[])[]): string {
  const count = Math.max(0, greatest(rows.map((row) => row.length)));
  const widths = Array.from({ length: count }, (_, column) =>
    greatest(rows.map((row) => String(row[column] ?? "").length)),
  );
  const pad = (cell: Cell, width = 0) =>
    typeof cell === "number" ? String(cell).padStart(width) : cell.padEnd(width);
  return rows
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column]))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
