import path from "node:path";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { articlePath } from "../../../domain/pages.ts";
import { linkTo, redirectsFile, redirectsIn, teasersFile } from "../articles/lead-away.ts";
import { articleFile, keyOfArticle, titleOfArticle } from "../articles/names.ts";
import { listPictureChanges, type Pictures } from "../pictures.ts";
import { asItWas, type Change, isPicture } from "./change.ts";
import { findField, isFields } from "./entries.ts";
import { listChanges } from "./list-changes.ts";

/** What makes a state of the site: its content, and the pictures that the content names. */
export type Snapshot = { readonly sources: Sources; readonly pictures: Pictures };

/**
 * Returns the differences between two states as the owner knows them. One change are an article with its picture, its redirects
 * and the sources that it brings; her photograph with its words; a video with its day; and a video's picture. Never throws.
 */
export function listWholeChanges(before: Snapshot, after: Snapshot): Change[] {
  const all = [
    ...listChanges(before.sources, after.sources),
    ...listPictureChanges(before.pictures, after.pictures),
  ];
  const states = { before: before.sources, after: after.sources };
  // What goes takes along the links to it, of articles in front of it, too.
  const goesFirst = all.toSorted((a, b) => Number(a.after !== undefined) - Number(b.after !== undefined));
  const taken = new Set<Change>();
  const gathered = new Map<Change, Change>();
  for (const gather of [gatherArticle, gatherPortrait, gatherVideo, gatherThumbnail]) {
    for (const change of goesFirst) {
      if (taken.has(change)) continue;
      const whole = gather(change, all, states);
      if (!whole) continue;
      // A source may come with each of several articles; anything else belongs to the first.
      const parts = whole.parts.filter((part) => !taken.has(part) || isSource(part));
      for (const part of parts) taken.add(part);
      gathered.set(change, parts.length > 1 ? { ...whole, parts } : withoutParts(whole));
    }
  }
  return all.flatMap((change) => gathered.get(change) ?? (taken.has(change) ? [] : [change]));
}

type States = { readonly before: Sources; readonly after: Sources };
type Whole = Change & { readonly parts: readonly Change[] };

const withoutParts = ({ parts: _, ...change }: Whole): Change => change;

const isArticle = ({ id, file }: Change) => file === `content/${id}.mdx`;
const isSource = ({ file, path }: Change) => file === "content/references.yaml" && path.length === 1;
const slugIn = (file: string) => path.posix.basename(file, path.posix.extname(file));

/** Whether all that differs is that links to an address and to places there lead to another. */
const follows = (change: Change, oldUrl: string, newUrl: string, { before, after }: States): boolean =>
  isArticle(change)
    ? before.get(change.file)?.replaceAll(linkTo(oldUrl), newUrl) === after.get(change.file)
    : change.before?.replaceAll(linkTo(oldUrl), newUrl) === change.after;

/** An article with what came or went with it; a picture stands for its article if nothing else of it has changed. */
function gatherArticle(change: Change, all: readonly Change[], states: States): Whole | undefined {
  if (isArticle(change)) {
    const url = articlePath(slugIn(change.file));
    const to = change.after === undefined && ledTo(states.after, url);
    return {
      ...change,
      parts: [
        change,
        ...belongings(slugIn(change.file), all, states),
        ...(to ? all.filter((other) => follows(other, url, to, states)) : []),
      ].filter((part, index, parts) => parts.indexOf(part) === index),
    };
  }
  if (!isPicture(change.file) || !change.file.startsWith("content/articles/")) return undefined;
  const slug = slugIn(change.file);
  if (all.some(({ id }) => id === keyOfArticle(slug))) return undefined;
  const title = titleOfArticle(
    states.after.get(articleFile(slug)) ?? states.before.get(articleFile(slug)) ?? "",
  );
  return { ...change, label: `The picture of “${title ?? slug}”`, parts: belongings(slug, all, states) };
}

/** Returns the pictures of an article, the redirects from and to its address, its teaser, and the sources that came or went with it. */
function belongings(slug: string, all: readonly Change[], { before, after }: States): Change[] {
  const [url, file] = [articlePath(slug), articleFile(slug)];
  const cameOrWent = !before.has(file) || !after.has(file);
  const textIn = (sources: Sources) => sources.get(file) ?? "";
  return all.filter((change) => {
    const [name = ""] = change.path;
    if (change.file.startsWith("public/photos/"))
      return [before, after].some((sources) => textIn(sources).includes(change.file.replace(/^public/, "")));
    if (isPicture(change.file))
      return change.file.startsWith("content/articles/") && slugIn(change.file) === slug;
    if (change.file === "content/redirects.yaml") {
      const leadsTo = [before, after].map((sources) => ledTo(sources, name)?.replace(/#.*/, ""));
      return name === url || (cameOrWent && leadsTo.includes(url));
    }
    if (change.file === teasersFile) {
      const others = (shown = "") => shown.split(", ").filter((other) => other !== slug);
      return cameOrWent && String(others(change.before)) === String(others(change.after));
    }
    if (!isSource(change)) return false;
    const cites = new RegExp(`<Cite\\s[^>]*\\bid="${RegExp.escape(name)}"`);
    return change.before === undefined
      ? cites.test(textIn(after))
      : change.after === undefined && cites.test(textIn(before));
  });
}

/** The teacher's photograph: its words, and the picture itself. */
function gatherPortrait(change: Change, all: readonly Change[], states: States): Whole | undefined {
  const files = [states.before, states.after].map(fileOfPortrait);
  const isPortrait = (other: Change) => isPicture(other.file) && files.includes(other.file);
  const words = all.find(({ id }) => id === "business teacher.photograph");
  if (change !== words && (words || !isPortrait(change))) return undefined;
  const pictures = all.filter(isPortrait);
  return { ...change, label: "Your photograph", parts: [...(words ? [words] : []), ...pictures] };
}

/** The video of a practice or a lesson: its link and its day. */
function gatherVideo(change: Change, all: readonly Change[]): Whole | undefined {
  const { file, path } = change;
  const [slug, group] = path;
  if (slug === undefined || group !== "youtube" || !/^content\/(?:practices|lessons)\.yaml$/.test(file))
    return undefined;
  const parts = all.filter(
    (other) => other.file === file && other.path[0] === slug && other.path[1] === group,
  );
  const say = (state: "before" | "after") =>
    parts.flatMap((part) => part[state] ?? []).join(", ") || undefined;
  // Without the name of the one field that it is made of.
  const label = change.label.replace(/, [^,]*$/, "");
  return { ...change, path: [slug, group], label, before: say("before"), after: say("after"), parts };
}

/** The owner's picture of a practice or a lesson: the field that names it, and the picture itself. */
function gatherThumbnail(change: Change, all: readonly Change[]): Whole | undefined {
  const { path, before, after } = change;
  if (path[1] !== "thumbnail") return undefined;
  const pictures = all.filter(({ file }) => [before, after].some((url) => file === `public${url}`));
  // The names of the files say nothing to her.
  return {
    ...change,
    before: before && asItWas,
    after: after && "a photograph",
    parts: [change, ...pictures],
  };
}

function fileOfPortrait(sources: Sources): string | undefined {
  const { data } = parseSource("", sources.get("content/business.yaml") ?? "");
  const portrait = findField(data, ["teacher", "photograph"])?.value;
  return isFields(portrait) ? `public${String(portrait.path)}` : undefined;
}

/** Returns where an address leads, if it leads elsewhere. */
const ledTo = (sources: Sources, url: string): string | undefined =>
  redirectsIn(sources.get(redirectsFile) ?? "").find(({ from }) => from === url)?.to;
