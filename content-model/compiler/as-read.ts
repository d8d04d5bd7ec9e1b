/** Control characters but tabs and line breaks, and what is no character: a feed with one of them can't be read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/**
 * Returns a value as it is read from a file. A field without a value counts as left out. Text loses the space around it, and a
 * sign that no reader could see becomes a space.
 */
export function asRead(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed().replace(invisible, " ").trim();
  if (Array.isArray(value)) return value.map(asRead);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([key, inner]) => [key, asRead(inner)]),
  );
}
