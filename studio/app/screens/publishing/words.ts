import { isPublic } from "../../../core/publish/hosts/host.ts";
import type { Publication } from "../../../core/publish/publication.ts";

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

/** That the live site was seen, and what to do if the owner's browser shows the old one. */
export function seenWords({ url, reading }: Publication, timeZone: string): string {
  const time = reading ? ` at ${exactTime(reading.at, timeZone)}` : "";
  const seen = `I opened ${hostOf(url)}${time}, and it shows what you published.`;
  return isOnlyHere({ url })
    ? `${seen} That’s on this computer: visitors see it once the site has a place on the web.`
    : `${seen} If your own browser still shows the old words, reload that page once.`;
}

/** What a visitor got from the live site instead of what was published. */
export function unseenWords({ host, url, reading }: Publication): string {
  if (reading && !reading.error)
    return "It’s up, but it doesn’t show what you published yet. Your host may be keeping an old copy.";
  return host === "this computer"
    ? `The new pages are in place, but the site isn’t running at ${hostOf(url)}. Whoever helps you can start it: npm start`
    : `The new pages are in place, but ${hostOf(url)} doesn’t answer.`;
}

/** “www.example.com” */
export const hostOf = (url: string): string => new URL(url).host;
