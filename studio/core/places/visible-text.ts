import { type ChildNode, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import { type ScheduleData, type ScheduleState, scheduleState } from "../../../domain/schedule-state.ts";

/** A page taken apart into what visitors read now, and everything else. */
export type ReadPage = {
  readonly title: string;
  /** In their order; a menu's entry or a table's cell is one, too. */
  readonly sentences: readonly string[];
  /** What nobody reads now: markup, scripts, descriptions, and what is shown on other days. */
  readonly unread: string;
};

const inline = new Set(
  "a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q s small span strong sub sup time u var".split(
    " ",
  ),
);

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
      const isShown = isSeen && !unseen.has(name) && isVisible(attribs, schedule);
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

function isVisible(attribs: Readonly<Record<string, string>>, schedule: ScheduleState | undefined): boolean {
  const condition = attribs["data-when"];
  if (condition !== undefined && schedule) return schedule.holds(condition);
  return attribs.hidden === undefined && !/\bvisually-hidden\b/.test(attribs.class ?? "");
}

/** Evaluates the schedule that a page brings along for its script, if it has one. */
function scheduleIn(html: string, now: number): ScheduleState | undefined {
  const json = /<script type="application\/json" id="schedule-data">(.*?)<\/script>/s.exec(html)?.[1];
  if (json === undefined) return undefined;
  const data = JSON.parse(json) as ScheduleData;
  return scheduleState(data, { now, zone: data.timeZone, home: data.timeZone });
}
