import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { dayAt } from "../../../domain/calendar-day.ts";
import { paths } from "../../../domain/pages.ts";
import { type Change, partsOf } from "../content/change.ts";
import { isPicture } from "../content/is-picture.ts";
import { menuLabels } from "../content/menu-labels.ts";
import { takeChanges } from "../content/take-changes.ts";
import type { Pictures } from "../pictures.ts";
import { compareRenderings, datedPage, isPage } from "./compare/compare-renderings.ts";
import { compareSettings } from "./compare/compare-settings.ts";
import { groupPlaces } from "./compare/group-places.ts";
import { type FileDifferences, type Place, pageIsGone, pageIsNew } from "./compare/place.ts";
import { type BookingPage, bookingPagesOf } from "./elsewhere.ts";
import { placesOfPicture } from "./picture-places.ts";
import { InvalidContent, type Renderer, type Rendering } from "./renderer.ts";

/** Where a change shows. */
export type ChangePlaces = {
  /** The change's id; undefined for what only several changes do together. */
  readonly change: string | undefined;
  readonly places: readonly Place[];
  /** Booking pages of others that state the same: only the owner can change them. */
  readonly bookingPages: readonly BookingPage[];
  /** Why the change can't be shown alone: a sentence of the content's checks. */
  readonly problem?: string;
};

export type PlacesQuestion = {
  readonly live: Sources;
  readonly draft: Sources;
  readonly changes: readonly Change[];
  /** The pictures that visitors see: the folder has those of the draft. */
  readonly livePictures?: Pictures;
  /** In milliseconds since 1970. */
  readonly now?: number;
};

/**
 * Finds the places of the site that each change touches, by rendering it alone on top of what is live. Ends with the
 * places that only several changes touch together, if there are any.
 *
 * @throws InvalidContent if the live content or the whole draft has errors
 */
export async function* findPlaces(
  renderer: Renderer,
  { live, draft, changes, livePictures = new Map(), now = Date.now() }: PlacesQuestion,
): AsyncGenerator<ChangePlaces> {
  const [before, whole] = await Promise.all([renderer.render(live, livePictures), renderer.render(draft)]);
  const today = dayAt(now, whole.content.schedule.timeZone);
  const titleOf = pageTitles(before, whole, now);
  const redirects = new Set(whole.content.redirects.map(({ from }) => from));
  const attributed = new Set<string>();
  let isComplete = true;
  const renderAlone = async (change: Change) => {
    if (changes.length === 1) return whole;
    const gone = new Map(livePictures);
    for (const { file, after } of partsOf(change)) if (after === undefined) gone.delete(file);
    return renderer.render(takeChanges(draft, live, [change]), gone);
  };
  for (const change of changes) {
    const found = await placesOf(change, renderAlone(change));
    for (const { id } of found.places) attributed.add(id);
    isComplete &&= !found.problem;
    yield change.isMove ? { ...found, places: found.places.filter((place) => !isPartOfMove(place)) } : found;
  }
  if (changes.length === 1 && isComplete) return;
  const together = comparePlaces(before, whole, now).filter(({ id }) => !attributed.has(id));
  if (together.length > 0) yield { change: undefined, places: together, bookingPages: [] };

  /** Whether a place is the move itself, which the change says. An address that leads nowhere is more. */
  function isPartOfMove({ kind, where, page }: Place): boolean {
    if (kind !== "title") return kind === "redirect";
    return where === pageIsNew || (where === pageIsGone && redirects.has(page));
  }

  async function placesOf(change: Change, rendering: Promise<Rendering>): Promise<ChangePlaces> {
    const found = { change: change.id, bookingPages: bookingPagesOf(change, whole.content, today) };
    try {
      const places = comparePlaces(before, await rendering, now, mainPageOf(change));
      // One that has moved with its article looks the same.
      const pictures = change.isMove ? [] : partsOf(change).filter(({ file }) => isPicture(file));
      return {
        ...found,
        places: [
          ...places.map((place) => ({ ...place, ...follows(place, change) })),
          ...pictures.flatMap((picture) => placesOfPicture(picture, before, whole, titleOf)),
        ],
      };
    } catch (error) {
      if (!(error instanceof InvalidContent)) throw error;
      return { ...found, places: [], problem: error.message };
    }
  }
}

/** Returns the places that differ between two renderings; of those that are alike, the ones on the main page are first. */
export function comparePlaces(before: Rendering, after: Rendering, now: number, mainPage?: string): Place[] {
  const files = compareRenderings(before, after, now);
  const settings = compareSettings(before, after, files);
  const pages = [...after.files.values()].filter(isPage);
  const isMain = ({ path }: FileDifferences) => Number(path === mainPage);
  const sorted = [...files, ...settings].sort((a, b) => isMain(b) - isMain(a));
  return groupPlaces(sorted, pageTitles(before, after, now), pages.length);
}

/** Tells a place that shows the changed figure from one that is worked out from it, as "$32.50 a Sunday" is. */
function follows({ after }: Place, change: Change): { readonly follows?: true } {
  const figure = /^\$?(\d[\d.,:]*)(?: \w+)?$/.exec(change.after ?? "")?.[1];
  if (!after || !figure || !change.before) return {};
  const marked = after.filter(({ changed }) => changed).map(({ text }) => text);
  return marked.some((text) => text.includes(figure)) ? {} : { follows: true };
}

/** Returns the path of the page on which visitors look for what was changed; undefined if there is no such page. */
export const mainPageOf = ({ id }: Pick<Change, "id">): string | undefined =>
  /^schedule (?:closures|sundayClass)\b/.test(id) ? paths.sundayClass : undefined;

const files: Readonly<Record<string, string>> = {
  "/404": "Page not found",
  "/error": "Page for errors",
  "/rss.xml": "Feed",
  "/sitemap.xml": "List of pages for search engines",
  "/robots.txt": "Rules for search engines",
};

/**
 * Returns a function from a URL path to what the owner calls the page: its label in the menus, otherwise its title.
 *
 * @param now in milliseconds since 1970
 */
export function pageTitles(before: Rendering, after: Rendering, now: number): (path: string) => string {
  const labels = menuLabels(after.content.navigation);
  return (path) => {
    const known = files[path] ?? labels.get(path);
    if (known) return known;
    const file = after.files.get(path) ?? before.files.get(path);
    if (!file) return path;
    if (isPage(file))
      return datedPage(file)
        .at(now)
        .title.replace(/ \| .*/, "");
    const calendar = /^X-WR-CALNAME:(.*)$/m.exec(file.body)?.[1]?.trim().replaceAll("\\", "");
    return calendar ? `Calendar “${calendar}”` : path;
  };
}
