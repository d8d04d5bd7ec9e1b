const words = [
  "nought",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
] as const;

/** Formats a number for a sentence: up to ten in words, then in figures. */
export function inWords(number: number, { capital = false } = {}): string {
  const word = words[number] ?? String(number);
  return capital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
