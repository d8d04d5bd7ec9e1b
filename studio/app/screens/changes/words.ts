import { isDay } from "../../../../domain/calendar-day.ts";
import type { UnreadWords } from "../../../../launch-check/finding.ts";
import {
  type Change,
  fieldOfKey,
  partsOf,
  stillUnseen,
  unseen,
  unseenAgain,
} from "../../../engine/content/change.ts";
import type { PlacedProblem } from "../../../engine/publish/publication.ts";
import { anchorOf } from "../../forms/deep-link.ts";
import type { ScreenLink } from "../../kind.ts";
import { kindOf } from "../../kinds.ts";
import { countWords } from "../../ui/format.ts";

/** Returns the beginning of a long text. */
export const shorten = (text: string, most = 70): string =>
  text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/, "")} …` : text;

/** A screen, and whether it has fields to which a link can lead, such as /prices#course.price. */
type Place = { readonly screen: ScreenLink; readonly hasFields: boolean };

/** Returns where a change can be made; undefined for what can be changed in its file only. */
function placeOf({ file, path }: Pick<Change, "file" | "path">): Place | undefined {
  const kind = kindOf({ file });
  // What isn’t made up of fields says how it is saved.
  if (kind) return { screen: kind.screen, hasFields: kind.saver === undefined };
  const [group, entry] = path;
  // It can be changed under Prices and facts as well: she looks for it where visitors see it.
  const isPortrait = group === "teacher" && entry === "photograph";
  if (file.startsWith("public/photos/") || (file === "content/business.yaml" && isPortrait))
    return withFields("/words/about", "Words on the pages, About");
  if (file === "content/schedule.yaml" && (group === "terms" || group === "closures"))
    return withoutFields("/dates", "Dates");
  if (file === "content/for-a-while.yaml" && group === "sundays" && entry && isDay(entry))
    return withoutFields(`/dates?sunday=${entry}`, "Dates");
  if (file === "content/for-a-while.yaml")
    return withoutFields(`/dates${group ? `#for-a-while.${group}` : ""}`, "Dates, for a while");
  if (file === "content/schedule.yaml" || file === "content/business.yaml")
    return withFields("/prices", "Prices and facts");
  if (file === "content/confirmed.yaml") return withoutFields("/ready", "Ready to go live?");
  const page = /^content\/(?:pages\/([\w-]+)|(layout|common|newsletter))\.yaml$/.exec(file);
  return page ? withFields(`/words/${page[1] ?? page[2]}`, "Words on the pages") : undefined;
}

const withFields = (path: string, label: string): Place => ({ screen: { path, label }, hasFields: true });

const withoutFields = (path: string, label: string): Place => ({ screen: { path, label }, hasFields: false });

/** Returns the screen on which a change can be made; undefined for what can be changed in its file only. */
export const screenOf = (change: Pick<Change, "file" | "path">): ScreenLink | undefined =>
  placeOf(change)?.screen;

/** Returns the screen on which a change can be made, with the field that opens there if it has fields. */
export function screenAtField(change: Pick<Change, "file" | "path">): ScreenLink | undefined {
  const { screen, hasFields } = placeOf(change) ?? {};
  return screen && hasFields && change.path.length > 0
    ? { ...screen, path: `${screen.path}#${anchorOf(change.path)}` }
    : screen;
}

/** Returns where the list of what is left to do has a problem. */
export function lineInReady({ readyKey = "" }: Pick<PlacedProblem, "readyKey">): string {
  const { name, path } = fieldOfKey(readyKey);
  return `/ready#${anchorOf(path, name)}`;
}

/** Returns the change that brought a problem: the one that it names, or the only one of its file. */
function changeOfProblem(
  { file, change }: Pick<PlacedProblem, "file" | "change">,
  changes: readonly Change[],
): Change | undefined {
  const parts = changes.flatMap(partsOf);
  const inFile = parts.filter((part) => part.file === file);
  return parts.find(({ id }) => id === change) ?? (inFile.length === 1 ? inFile[0] : undefined);
}

/** Returns the screen on which a problem can be put right: at the field of the change that brought it, or else that of its file. */
export const screenOfProblem = (
  problem: Pick<PlacedProblem, "file" | "change">,
  changes: readonly Change[],
): ScreenLink | undefined =>
  screenAtField(changeOfProblem(problem, changes) ?? { file: problem.file, path: [] });

/** Returns the screen of a page, or of all articles, that the owner still has to read. */
export const screenOfUnread = ({ name }: Pick<UnreadWords, "name">) =>
  screenOf({ file: name === "articles" ? "content/articles/" : `content/${name}.yaml`, path: [] });

/** Returns how the captions of a change's pictures begin; undefined of a state in which visitors see none. */
export const captionsOf = ({ before, after }: Pick<Change, "before" | "after">, isLeftOut: boolean) => ({
  now: before === unseen ? undefined : "What visitors see now",
  later: isLeftOut
    ? undefined
    : after === unseen || after === unseenAgain || after === stillUnseen
      ? "Once it’s finished: what visitors will see"
      : "What visitors will see",
});

/** Says which changes are left out: “Course, price”; of many, “four changes”. */
export const leftOutWords = (leftOut: readonly Pick<Change, "label">[]): string =>
  leftOut.length > 3 ? `${countWords(leftOut.length)} changes` : leftOut.map(({ label }) => label).join("; ");
