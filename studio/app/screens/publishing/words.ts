import { textDirective } from "../../../core/changes/compare/show-url.ts";
import { isPublic } from "../../../core/publish/hosts/is-public.ts";
import type { Look, Publication, Reading } from "../../../core/publish/publication.ts";

/** Whether only this computer shows the site, as at first: visitors don't see it there. */
export const isOnlyHere = ({ url }: { readonly url: string }): boolean => !isPublic(url);

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
  const isHere = isOnlyHere({ url });
  const where = isHere ? `at ${hostOf(url)}` : "on the web";
  const seen = !first
    ? `I opened ${hostOf(url)}${time}, and it shows the new state.`
    : first.isLater
      ? `I opened the page “${first.title}” ${where}${time}. It has ${first.text}, and ${whenShown(first, changes)}.`
      : `I opened the page “${first.title}” ${where}${time}, and it says ${first.text}.`;
  if (isHere) return `${seen} That’s on this computer: visitors see it once the site has a place on the web.`;
  if (!first || first.isLater) return seen;
  const before = changes.find(({ after }) => after?.includes(first.text))?.before;
  return before
    ? `${seen} If your own browser still shows ${before}, reload that page once.`
    : `${seen} If your own browser doesn’t show it, reload that page once.`;
}

/** When a page begins to show what it has already. */
const whenShown = ({ text }: Look, changes: Publication["changes"]) =>
  changes.some(({ id, after }) => after === text && id.startsWith("schedule closures."))
    ? "most of it begins to say so a week before"
    : "shows it when the day comes";

/** Returns the URL of the page that was looked at, which scrolls to the new words. */
export function pageUrl({
  looks: [look],
  url,
}: {
  readonly looks: readonly Look[];
  readonly url: string;
}): string {
  if (!look) return url;
  // Pages name a day without its year.
  const words = /^\d{1,2} \p{L}+/u.exec(look.text)?.[0] ?? look.text;
  return `${new URL(look.page, url)}#${textDirective(words)}`;
}

/** What a visitor got from the live site instead of the new state. */
export function unseenWords(reading: Reading | undefined, publication: Publication): string {
  const { host, url } = publication;
  if (!reading || reading.error) {
    return host === "this computer"
      ? `The new pages are in place, but the site isn’t running at ${hostOf(url)}. Whoever helps you can start it: npm start`
      : `The new pages are in place, but ${hostOf(url)} doesn’t answer.`;
  }
  const [missing] = reading.missing;
  const before = publication.changes.find(({ after }) => missing && after?.includes(missing.text))?.before;
  if (missing && before) return `It’s up, but I still read ${before}. Your host may be keeping an old copy.`;
  return "It’s up, but I still read the old site. Your host may be keeping an old copy.";
}

/** “www.example.com” */
export const hostOf = (url: string): string => new URL(url).host;
