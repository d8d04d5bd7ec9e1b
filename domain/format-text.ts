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

/** Returns a count with its noun: "1 page", "3 pages". */
export const plural = (count: number, noun: string, many = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : many}`;

/** Joins names as a sentence does: “3 January, 10 January and 17 January”. */
export const formatList = (names: readonly string[]): string => new Intl.ListFormat("en-AU").format(names);

/** Returns the English name of a country by its two letters; an invalid code stays as it is. */
export const countryName = (code: string): string =>
  (/^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames("en-AU", { type: "region" }).of(code) : code) ?? code;

/** How fast a text is read. */
export const wordsPerMinute = 200;

/** Formats 90 seconds as "1:30". */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;

const units =
  /(?<=\d) (?=(?:am|pm|AUD|min|km|kg|°C|per cent|minutes?|seconds?|hours?|days?|weeks?|months?|years?|people|metres?|[A-Z]\w+ (?:Street|Road|Avenue|Drive|Parade))\b)/g;

const signs = / (?=[=×])|(?<=\bper) (?=cent\b)/g;

/** Keeps figures with their units, a house's number with its street, and signs with what is before them, on one line by no-break spaces. */
export const withNoBreakSpaces = (text: string): string =>
  text.replace(units, "\u00a0").replace(signs, "\u00a0");
