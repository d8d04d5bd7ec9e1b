import type { Content } from "../../../../content-model/schema/content-files.ts";
import type { RenderedFile, RenderedSite } from "../../../../scripts/build/render-site.ts";
import { comparePages, firstDifference } from "./compare-pages.ts";
import { DatedPage } from "./dated-page.ts";
import { type Difference, type FileDifferences, pageIsGone, pageIsNew } from "./place.ts";
import { type Fact, readFacts } from "./read-files.ts";

/** The parts of a rendering that are compared. */
export type Rendered = {
  readonly content: Content;
  readonly files: RenderedSite;
};

const pages = new WeakMap<RenderedFile, DatedPage>();

/** Returns a rendered page to compare; each is read once. */
export function datedPage(file: RenderedFile): DatedPage {
  const page = pages.get(file) ?? new DatedPage(normalise(file.body));
  pages.set(file, page);
  return page;
}

export const isPage = ({ contentType }: RenderedFile) => contentType.startsWith("text/html");

/**
 * Lists the files that differ between two renderings of the site, and what differs in each.
 *
 * @param now in milliseconds since 1970
 */
export function compareRenderings(before: Rendered, after: Rendered, now: number): FileDifferences[] {
  const paths = new Set([...before.files.keys(), ...after.files.keys()]);
  // The content of islands, whose names follow from it: `compare-settings.ts` compares it.
  const isListed = (path: string) => !path.startsWith("/assets/");
  return [...paths].filter(isListed).flatMap((path) => {
    const [old, drafted] = [before.files.get(path), after.files.get(path)];
    const differences = compareFiles(path, old, drafted, after.content.schedule.timeZone, now);
    return differences.length > 0 ? [{ path, differences }] : [];
  });
}

function compareFiles(
  path: string,
  old: RenderedFile | undefined,
  drafted: RenderedFile | undefined,
  timeZone: string,
  now: number,
): Difference[] {
  if (!old || !drafted) {
    const file = drafted ?? old;
    const title = file && (isPage(file) ? datedPage(file).at(now).title : path);
    const kind = file && isPage(file) ? "title" : path.endsWith(".ics") ? "calendar" : "other";
    const where = drafted ? pageIsNew : pageIsGone;
    return [{ kind, where, before: old && title, after: drafted && title }];
  }
  const [a, b] = [normalise(old.body), normalise(drafted.body)];
  if (a === b) return [];
  if (isPage(old)) return comparePages(datedPage(old), datedPage(drafted), now);
  const found = compareFacts(readFacts(path, a, timeZone), readFacts(path, b, timeZone));
  return found.length > 0 ? found : [firstDifference(a, b)];
}

/** Compares facts by their path. */
function compareFacts(before: readonly Fact[], after: readonly Fact[]): Difference[] {
  const [old, drafted] = [before, after].map((facts) => new Map(facts.map((fact) => [fact.path, fact])));
  if (!old || !drafted) return [];
  return [...new Set([...old.keys(), ...drafted.keys()])].flatMap((path): Difference[] => {
    const [a, b] = [old.get(path), drafted.get(path)];
    const fact = b ?? a;
    if (!fact || a?.text === b?.text) return [];
    // Of an entry that only one state has, its time or title says enough.
    if ((!a || !b) && fact.entry !== undefined && !/ (?:when|title)$/.test(path)) return [];
    return [{ kind: fact.kind, where: fact.where, before: a?.text, after: b?.text }];
  });
}

/**
 * Returns a rendered file without what differs between any two renderings: the state's id, the hashes in the names of
 * assets, and the time at which a calendar was written.
 */
export const normalise = (body: string): string =>
  body
    .replace(/<meta name="state" content="[^"]*"\/>/, "")
    .replace(/(\/assets\/[\w.]+(?:-[\w.]+)*?)-[\w-]{8}(?=\.\w+)/g, "$1")
    .replace(/^(?:DTSTAMP|LAST-MODIFIED):.*\r?\n/gm, "");
