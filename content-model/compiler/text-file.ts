/** Returns the text of a file without what only editors on Windows write: a byte order mark, and `\r\n` at the end of lines. */
export const readableText = (text: string): string => text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");

/** Returns a readable text as its file was written before; undefined for a new one. */
export function writtenLike(before: string | undefined, text: string): string {
  const ends = before?.match(/\r?\n/g) ?? [];
  const isWindows = ends.filter((end) => end === "\r\n").length * 2 > ends.length;
  const written = isWindows ? text.replaceAll("\n", "\r\n") : text;
  return before?.startsWith("\uFEFF") ? `\uFEFF${written}` : written;
}
