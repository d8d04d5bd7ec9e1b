/**
 * Parses a number. Returns the text itself if it isn't one, for the check to explain; undefined for no text.
 * A dollar sign and commas between thousands are left out.
 */
export function typedNumber(text: string): number | string | undefined {
  const bare = text
    .trim()
    .replace(/^\$/, "")
    .replace(/,(?=\d{3}\b)/g, "")
    .trim();
  if (bare === "") return undefined;
  const number = Number(bare);
  return Number.isFinite(number) ? number : text.trim();
}

/** Returns how a number stands in its field: a price with both figures of its cents, or none. */
export function numberText(value: unknown, isMoney: boolean): string {
  if (typeof value !== "number") return typeof value === "string" ? value : "";
  const cents = isMoney && Math.round(value * 100) / 100 === value && !Number.isInteger(value);
  return cents ? value.toFixed(2) : String(value);
}
