import { type ChangeObject, diffArrays } from "diff";
import { type ChildNode, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import type { RenderedFile } from "../../../build-site/render-site.ts";
import { isWithin } from "../../../domain/for-a-while.ts";
import {
  type ScheduleData,
  type ScheduleState,
  scheduleState,
  unpackZone,
} from "../../../domain/schedule-state.ts";
import { menuLabels } from "../content/menu-labels.ts";
import type { Rendering } from "./renderer.ts";

/** A stretch of text, and whether it differs between the states. */
export type Part = { readonly text: string; readonly changed: boolean };

/** A sentence, or neighbouring ones, that visitors read differently, or in another place of the page: then nothing in it is changed. */
export type Passage = {
  /** Undefined if it is new. */
  readonly before: readonly Part[] | undefined;
  /** Undefined if it goes. */
  readonly after: readonly Part[] | undefined;
  /** The other pages on which it stands, too, with what the owner calls them: several may have one name. */
  readonly alsoOn: readonly { readonly path: string; readonly title: string }[];
};

/** A page on which visitors read something else. */
export type ChangedPage = {
  /** Its URL path; undefined for what stands on every page. */
  readonly path: string | undefined;
  /** What the owner calls it. */
  readonly title: string;
  /** It comes or goes as a whole. */
  readonly is?: "new" | "gone";
  readonly passages: readonly Passage[];
};

/** What differs between two states of the site. */
export type Differences = {
  /** The one with the most to read first. */
  readonly pages: readonly ChangedPage[];
  /** The paths of pages and other files in which something differs that nobody reads now. */
  readonly unread: readonly string[];
};

/**
 * For how long it is looked what differs, in milliseconds. The time grows with the square of what differs, and the studio answers
 * nothing else meanwhile. Beyond this, the rest isn't compared word by word: one text stands in the place of the other.
 */
const longestLook = 2000;

/** Returns the runs of two lists that differ, or not; undefined once the time for that is over. */
type Differ = (
  before: readonly string[],
  after: readonly string[],
) => readonly ChangeObject<string[]>[] | undefined;

function createDiffer(): Differ {
  let left = longestLook;
  return (before, after) => {
    const began = performance.now();
    const runs = diffArrays([...before], [...after], { timeout: left });
    left = Math.max(0, left - (performance.now() - began));
    return runs;
  };
}

const isPage = ({ contentType }: RenderedFile) => contentType.startsWith("text/html");

/**
 * Compares what visitors read now in two states of the site, page by page.
 *
 * @param now in milliseconds since 1970
 */
export function compareSites(before: Rendering, after: Rendering, now: number): Differences {
  const titleOf = pageTitles(after);
  const diff = createDiffer();
  const pages: ChangedPage[] = [];
  const unread: string[] = [];
  const found = new Map<string, { readonly passage: Pair; readonly on: readonly string[] }>();
  const titles = new Map<string, string>();
  for (const path of new Set([...before.files.keys(), ...after.files.keys()])) {
    // What islands show later. Their names follow from it.
    if (path.startsWith("/assets/")) continue;
    const [old, drafted] = [before.files.get(path), after.files.get(path)];
    const [a, b] = [old && normalise(old.body), drafted && normalise(drafted.body)];
    if (a === b) continue;
    const file = drafted ?? old;
    if (!file || !isPage(file)) {
      unread.push(path);
      continue;
    }
    const [was, willBe] = [a && readPage(a, now), b && readPage(b, now)];
    titles.set(path, titleOf(path, (willBe || was || undefined)?.title));
    if (!was || !willBe) {
      pages.push({ path, title: titles.get(path) ?? path, is: was ? "gone" : "new", passages: [] });
      continue;
    }
    const passages = comparePages(was, willBe, diff);
    if (passages.length === 0 || was.unread !== willBe.unread) unread.push(path);
    for (const passage of passages) {
      const key = JSON.stringify(passage);
      const on = found.get(key)?.on ?? [];
      if (!on.includes(path)) found.set(key, { passage, on: [...on, path] });
    }
  }
  const count = [...after.files.values()].filter(isPage).length;
  const weights = new Map<string, number>();
  for (const { on } of found.values()) for (const path of on) weights.set(path, (weights.get(path) ?? 0) + 1);
  const heaviest = (paths: readonly string[]) =>
    paths.toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0));
  const byPage = Map.groupBy(found.values(), ({ on }) =>
    on.length > 1 && on.length >= count ? undefined : heaviest(on)[0],
  );
  for (const path of [...heaviest([...weights.keys()]), undefined]) {
    const own = byPage.get(path);
    if (!own) continue;
    pages.push({
      path,
      title: path === undefined ? "Every page" : (titles.get(path) ?? path),
      passages: own.map(({ passage, on }) => ({
        ...markWords(...passage, diff),
        alsoOn:
          path === undefined
            ? []
            : on.flatMap((one) => (one === path ? [] : [{ path: one, title: titles.get(one) ?? one }])),
      })),
    });
  }
  return { pages, unread };
}

/** What stands in the same place in two states; undefined where there is nothing. */
type Pair = readonly [before: string | undefined, after: string | undefined];

/** Returns what differs in the sentences of a page, in their order. */
export function comparePages(before: ReadPage, after: ReadPage, diff = createDiffer()): Pair[] {
  const pairs: Pair[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const isOfSame = (one: string | undefined, other: string | undefined) =>
    one !== undefined &&
    other !== undefined &&
    !isSentence(one) &&
    !isSentence(other) &&
    diffWords(one, other, diff) !== undefined;
  const flush = () => {
    // A name stays beside its new one, whatever comes above or below it.
    const below: Pair[] = [];
    while (removed.length !== added.length && isOfSame(removed.at(-1), added.at(-1)))
      below.unshift([removed.pop(), added.pop()]);
    while (removed.length !== added.length && isOfSame(removed[0], added[0]))
      pairs.push([removed.shift(), added.shift()]);
    const [old, drafted] = [join(removed), join(added)];
    if (removed.length === added.length) pairs.push(...removed.map((one, i): Pair => [one, added[i]]));
    else if (old && drafted && !diffWords(old, drafted, diff))
      pairs.push([old, undefined], [undefined, drafted]);
    else pairs.push([old, drafted]);
    pairs.push(...below);
    removed = [];
    added = [];
  };
  const runs = diff(before.sentences, after.sentences);
  if (!runs) return [[join(before.sentences), join(after.sentences)]];
  for (const run of runs) {
    if (run.removed) removed.push(...run.value);
    else if (run.added) added.push(...run.value);
    else flush();
  }
  flush();
  return joinMoved(pairs.filter(([old, drafted]) => old !== undefined || drafted !== undefined));
}

/** Returns pairs with one for what goes from one place of a page and comes in another. */
function joinMoved(pairs: readonly Pair[]): Pair[] {
  const goes = new Set(pairs.flatMap(([old, drafted]) => (drafted === undefined ? [old] : [])));
  const comes = new Set(pairs.flatMap(([old, drafted]) => (old === undefined ? [drafted] : [])));
  const isMoved = (text: string | undefined) => goes.has(text) && comes.has(text);
  return pairs.flatMap(([old, drafted]): Pair[] => {
    if (drafted === undefined && isMoved(old)) return [];
    return old === undefined && isMoved(drafted) ? [[drafted, drafted]] : [[old, drafted]];
  });
}

const isSentence = (text: string) => /[.?!:…]$/.test(text);

/** Joins sentences; what is none, such as a table's cell, is set apart by a dot. */
const join = (sentences: readonly string[]): string | undefined =>
  sentences.length > 0
    ? sentences
        .map((text, index) => (index === sentences.length - 1 || isSentence(text) ? text : `${text} ·`))
        .join(" ")
    : undefined;

/** A figure, word, white space, or any other character. */
const tokens = /\$?[\p{L}\p{N}]+(?:[.,:'’/-][\p{L}\p{N}]+)*|\s+|./gsu;

/** Returns the words of two texts that differ, or not; undefined if marks would say nothing: one stands in the place of the other. */
function diffWords(before: string, after: string, diff: Differ) {
  const runs = diff(before.match(tokens) ?? [], after.match(tokens) ?? [])?.map(({ value, ...run }) => ({
    ...run,
    text: value.join(""),
  }));
  const common = runs
    ?.flatMap(({ added, removed, text }) => (added || removed ? [] : [text.trim()]))
    .join("");
  const isMuch = common !== undefined && common.length >= 0.35 * Math.min(before.length, after.length);
  return isMuch ? runs : undefined;
}

/** Returns two texts with the words marked that differ. */
export function markWords(
  before: string | undefined,
  after: string | undefined,
  diff = createDiffer(),
): Pick<Passage, "before" | "after"> {
  const whole = (text: string | undefined) => (text === undefined ? text : [{ text, changed: true }]);
  const runs = before !== undefined && after !== undefined && diffWords(before, after, diff);
  if (!runs) return { before: whole(before), after: whole(after) };
  const side = (own: "added" | "removed", other: "added" | "removed") =>
    runs.filter((run) => !run[other]).map((run) => ({ text: run.text, changed: run[own] }));
  return { before: side("removed", "added"), after: side("added", "removed") };
}

/** Returns a function from a URL path to what the owner calls the page: its label in the menus, otherwise its title. */
function pageTitles({ content }: Rendering): (path: string, title: string | undefined) => string {
  const labels = menuLabels(content.navigation)
    .set("/404", "Page not found")
    .set("/error", "Page for errors");
  return (path, title) => labels.get(path) ?? (title || path);
}

/**
 * Returns a rendered file without what is different in each rendering: the state's id, the hashes in the names of assets, and the
 * time at which a calendar was written.
 */
export const normalise = (body: string): string =>
  body
    .replace(/<meta name="state" content="[^"]*"\/>/, "")
    .replace(/(\/assets\/[\w.]+(?:-[\w.]+)*?)-[\w-]{8}(?=\.\w+)/g, "$1")
    .replace(/^(?:DTSTAMP|LAST-MODIFIED):.*\r?\n/gm, "");

/** A page taken apart into what visitors read now, and everything else. */
export type ReadPage = {
  readonly title: string;
  /** In their order; a menu's entry or a table's cell is one, too. */
  readonly sentences: readonly string[];
  /** What nobody reads now: markup, scripts, descriptions, and what is shown on other days. */
  readonly unread: string;
};

const inline = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "bdo",
  "cite",
  "code",
  "data",
  "del",
  "dfn",
  "em",
  "i",
  "ins",
  "kbd",
  "label",
  "mark",
  "q",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "u",
  "var",
]);

/** Inline elements that styles often set apart from the words around them, as the price in a menu's entry. */
const apart = new Set(["a", "span", "b", "strong", "small"]);
const edge = "\u0000";

/** Elements whose words nobody sees. */
const unseen = new Set(["head", "script", "style", "template", "noscript", "title", "desc"]);

const splitter = new Intl.Segmenter("en-AU", { granularity: "sentence" });

/**
 * Reads a page as a visitor in the owner's time zone sees it: its script shows dates, and hides what isn't so at the moment.
 *
 * @param now in milliseconds since 1970
 */
export function readPage(html: string, now: number): ReadPage {
  const schedule = scheduleIn(html, now);
  let seen = "";
  let unread = "";

  function read(nodes: readonly ChildNode[], isSeen: boolean): void {
    for (const node of nodes) {
      if (isText(node)) {
        if (isSeen) seen += node.data.replace(/\s+/g, " ");
        else unread += node.data;
      }
      if (!isTag(node)) continue;
      const { name, attribs } = node;
      unread += `<${name} ${JSON.stringify(attribs)}>`;
      const isShown = isSeen && !unseen.has(name) && isVisible(attribs, schedule, now);
      const border = !inline.has(name) ? "\n" : apart.has(name) ? edge : "";
      seen += border;
      const subject = attribs["data-text"];
      if (isShown && subject !== undefined && schedule) seen += schedule.text(subject);
      else read(node.children, isShown);
      seen += border;
    }
  }

  read(parseDocument(html).children, true);
  const lines = seen
    // Words of two elements that touch are no sentence.
    .replace(new RegExp(`(?<=[\\p{L}\\p{N}.,!?)])${edge}+(?=[\\p{L}\\p{N}$])`, "gu"), "\n")
    .replaceAll(edge, "")
    .split("\n");
  const sentences = lines.flatMap((line) => [...splitter.segment(line)].map(({ segment }) => segment));
  return {
    title: /<title>(.*?)(?:(?: \||:) .*)?<\/title>/s.exec(html)?.[1] ?? "",
    sentences: sentences.map((sentence) => sentence.replace(/ +/g, " ").trim()).filter(Boolean),
    unread,
  };
}

function isVisible(
  attribs: Readonly<Record<string, string>>,
  schedule: ScheduleState | undefined,
  now: number,
): boolean {
  const { "data-when": condition, "data-days": span } = attribs;
  if (condition !== undefined && schedule) return schedule.holds(condition);
  if (span !== undefined) return isWithin(span, now);
  return attribs.hidden === undefined && !/\b(?:visually-hidden|without-script)\b/.test(attribs.class ?? "");
}

/** Evaluates the schedule that a page brings along for its script, if it has one. */
function scheduleIn(html: string, now: number): ScheduleState | undefined {
  const json = /<script type="application\/json" id="schedule-data">(.*?)<\/script>/s.exec(html)?.[1];
  if (json === undefined) return undefined;
  const data = JSON.parse(json) as ScheduleData;
  return scheduleState(data, now, unpackZone(data.zone));
}
