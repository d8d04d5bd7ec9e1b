import type { Publication, Reading } from "../../../core/publish/publication.ts";

const small = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Returns a number in words up to twelve, and in figures above. */
export const countWords = (count: number): string => small[count] ?? String(count);

/** “10:52:41 am” */
export const exactTime = (time: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-AU", {
    timeZone,
    hour: "numeric",
    minute: "2-digit",
    second: "2-digit",
    hour12: true,
  })
    .format(time)
    .replace(/\s/g, "\u00a0");

/** “Your server”, at the start of a sentence. */
export const hostWords = (host: string): string => host.charAt(0).toUpperCase() + host.slice(1);

/** What was or will be looked for on the live site. */
export function lookWords({ looks = [], url }: Publication): string {
  const [first] = looks;
  return first
    ? `I’ll open the live page “${first.title}” and look for “${first.text}”.`
    : `I’ll open ${hostOf(url)} and look for the new state.`;
}

/** What was seen on the live site, as a visitor sees it. */
export function seenWords({ looks = [], url, reading, changes }: Publication, timeZone: string): string {
  const time = reading ? ` at ${exactTime(reading.at, timeZone)}` : "";
  const [first] = looks;
  if (!first) return `I opened ${hostOf(url)}${time}, and it shows the new state.`;
  const before = changes.find(({ after }) => after?.includes(first.text))?.before;
  const reload = before
    ? ` If your own browser still shows ${before}, reload that page once.`
    : " If your own browser doesn’t show it, reload that page once.";
  return `I opened the page “${first.title}” on the web${time}, and it says ${first.text}.${reload}`;
}

/** What a visitor got from the live site instead of the new state. */
export function unseenWords(reading: Reading | undefined, publication: Publication): string {
  const { host, url } = publication;
  if (!reading || reading.error) {
    return host === "this computer"
      ? `The new pages are in place, but the site isn’t running at ${hostOf(url)}. Start it in the Terminal: npm start`
      : `The new pages are in place, but ${hostOf(url)} doesn’t answer.`;
  }
  const [missing] = reading.missing;
  const before = publication.changes.find(({ after }) => missing && after?.includes(missing.text))?.before;
  if (missing && before) return `It’s up, but I still read ${before}. Your host may be keeping an old copy.`;
  return "It’s up, but I still read the old site. Your host may be keeping an old copy.";
}

/** “www.example.com” */
export const hostOf = (url: string): string => new URL(url).host;
