/** The words in a field. */
export const wordsIn = (element: Element): string =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element.value
    : element.matches("[contenteditable=true]")
      ? (element.textContent ?? "")
      : "";

/** As they are read: signs, spaces, and where links lead don’t count. */
const bare = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Shorter words stand within many others. */
const fewestLetters = 4;

/** Opens and focuses the field that has some words of a page. Returns whether there is one. */
export function showField(root: HTMLElement, words: string): boolean {
  const wanted = bare(words);
  if (wanted === "") return false;
  const fields = [...root.querySelectorAll<HTMLElement>("input, textarea, [contenteditable=true]")]
    .map((field) => ({ field, text: bare(wordsIn(field)) }))
    .filter(({ text }) => text !== "");
  const [longest] = fields
    .filter(({ text }) => text.length >= fewestLetters && wanted.includes(text))
    .sort((one, other) => other.text.length - one.text.length);
  const found =
    fields.find(({ text }) => text === wanted) ??
    longest ??
    (wanted.length >= fewestLetters ? fields.find(({ text }) => text.includes(wanted)) : undefined);
  if (!found) return false;
  const { field } = found;
  for (let fold = field.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
  return true;
}
