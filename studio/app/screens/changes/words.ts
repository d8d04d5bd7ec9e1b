import { isDay } from "../../../../domain/calendar-day.ts";
import type { UnreadWords } from "../../../../launch-check/finding.ts";
import type { Change } from "../../../engine/content/change.ts";

/** Returns the beginning of a long text. */
export const shorten = (text: string, most = 70): string =>
  text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/, "")} …` : text;

type ScreenLink = { readonly path: string; readonly label: string };

/** Returns the screen on which a change can be made; undefined for what can be changed in its file only. */
export function screenOf({ file, path }: Pick<Change, "file" | "path">): ScreenLink | undefined {
  const [group, entry] = path;
  if (file === "content/schedule.yaml" && (group === "terms" || group === "closures"))
    return { path: "/dates", label: "Dates" };
  if (file === "content/for-a-while.yaml" && group === "sundays" && entry && isDay(entry))
    return { path: `/dates?sunday=${entry}`, label: "Dates" };
  if (file === "content/for-a-while.yaml")
    return { path: `/dates${group ? `#for-a-while.${group}` : ""}`, label: "Dates, for a while" };
  if (file === "content/schedule.yaml" || file === "content/business.yaml")
    return { path: "/prices", label: "Prices and facts" };
  if (file === "content/faqs.yaml") return { path: "/questions", label: "Questions" };
  if (file === "content/confirmed.yaml") return { path: "/ready", label: "Ready to go live?" };
  if (file === "content/testimonials.yaml") return { path: "/kind-words", label: "Kind words" };
  if (file === "content/lessons.yaml" || file === "content/practices.yaml")
    return { path: "/videos", label: "Videos" };
  if (file === "content/letters.yaml") return { path: "/letters", label: "Letters" };
  if (file.startsWith("content/articles/") || file === "content/references.yaml")
    return { path: "/articles", label: "Articles" };
  if (file.startsWith("public/photos/")) return { path: "/prices", label: "Prices and facts" };
  const page = /^content\/(?:pages\/([\w-]+)|(layout|common|newsletter))\.yaml$/.exec(file);
  return page ? { path: `/words/${page[1] ?? page[2]}`, label: "Words on the pages" } : undefined;
}

/** Returns the screen on which a change can be made, with the field that opens there if it is one of many facts. */
export function screenAtField({ file, path }: Pick<Change, "file" | "path">): ScreenLink | undefined {
  const screen = screenOf({ file, path });
  return screen?.path === "/prices" && path.length > 0
    ? { ...screen, path: `${screen.path}#${path.join(".")}` }
    : screen;
}

/** Returns the screen of a page, or of all articles, that the owner still has to read. */
export const screenOfUnread = ({ name }: UnreadWords) =>
  screenOf({ file: name === "articles" ? "content/articles/" : `content/${name}.yaml`, path: [] });
