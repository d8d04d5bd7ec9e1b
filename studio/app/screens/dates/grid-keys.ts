import type { Month, Sunday } from "../../../core/dates/sundays.ts";

/** How many months Page Up and Page Down move by. */
const quarter = 3;

/**
 * Returns the Sunday that a key leads to in the year; undefined for other keys. Arrows move by Sunday and month, Home and End
 * within the month, Page Up and Page Down by a quarter.
 */
export function sundayByKey(months: readonly Month[], from: string, key: string): Sunday | undefined {
  const all = months.flatMap(({ sundays }) => sundays);
  const index = all.findIndex(({ day }) => day === from);
  const row = months.findIndex(({ sundays }) => sundays.some(({ day }) => day === from));
  const own = months[row]?.sundays ?? [];
  const column = own.findIndex(({ day }) => day === from);
  const inRow = (other: number) => {
    const { sundays = [] } = months[Math.max(0, Math.min(other, months.length - 1))] ?? {};
    return sundays[column] ?? sundays.at(-1);
  };
  switch (key) {
    case "ArrowRight":
      return all[Math.min(index + 1, all.length - 1)];
    case "ArrowLeft":
      return all[Math.max(index - 1, 0)];
    case "ArrowDown":
      return inRow(row + 1);
    case "ArrowUp":
      return inRow(row - 1);
    case "PageDown":
      return inRow(row + quarter);
    case "PageUp":
      return inRow(row - quarter);
    case "Home":
      return own[0];
    case "End":
      return own.at(-1);
    default:
      return undefined;
  }
}
