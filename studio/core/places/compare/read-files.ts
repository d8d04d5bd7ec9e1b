import { type Element, isTag } from "domhandler";
import { findAll, getElementsByTagName, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { flattenJson } from "./flatten-json.ts";
import type { PlaceKind } from "./place.ts";

/** A fact in a file that isn't a page. */
export type Fact = {
  readonly kind: PlaceKind;
  readonly path: string;
  readonly where: string;
  readonly text: string;
  /** The id of the entry of a calendar or feed that it belongs to. */
  readonly entry?: string;
};

/**
 * Lists the facts of a file that isn't a page: a calendar, the feed, the sitemap, a manifest, or lines of text.
 *
 * @param timeZone the zone in which times are worded
 */
export function readFacts(path: string, body: string, timeZone: string): Fact[] {
  if (path.endsWith(".ics")) return readCalendar(body, timeZone);
  if (path === "/rss.xml") return readFeed(body);
  if (path === "/sitemap.xml") {
    return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => ({
      kind: "sitemap",
      path: url,
      where: "List of pages for search engines",
      text: url,
    }));
  }
  if (path.endsWith(".webmanifest")) {
    return flattenJson(JSON.parse(body)).map((value) => ({
      ...value,
      kind: "other",
      where: "When installed as an app",
    }));
  }
  return body.split("\n").map((text) => ({ kind: "other", path: text, where: path, text }));
}

function readFeed(body: string): Fact[] {
  const document = parseDocument(body, { xmlMode: true });
  const fact = (path: string, where: string, element: Element): Fact => ({
    kind: "feed",
    path: `${path} ${element.name}`,
    where,
    text: collapse(textContent(element).replace(/<[^>]*>/g, " ")),
  });
  const items = getElementsByTagName("item", document);
  const inItems = items.flatMap((item) => {
    const childText = (name: string) => item.children.filter(isTag).find((child) => child.name === name);
    const [id, title] = [childText("guid"), childText("title")].map((child) =>
      child ? textContent(child) : "",
    );
    return item.children
      .filter(isTag)
      .map((child) => ({ ...fact(id ?? "", `Feed, “${title}”`, child), entry: id ?? "" }));
  });
  const others = findAll(({ name, parent }) => {
    return name !== "item" && parent !== null && "name" in parent && parent.name === "channel";
  }, document.children);
  return [...inItems, ...others.map((element) => fact("", "Feed", element))];
}

function readCalendar(body: string, timeZone: string): Fact[] {
  const lines = body.replace(/\r?\n[ \t]/g, "").split(/\r?\n/);
  const facts: Fact[] = [];
  let event: Map<string, string> | undefined;
  for (const line of lines) {
    const [, name = "", value = ""] = /^([\w-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    if (line === "BEGIN:VEVENT") event = new Map();
    else if (line === "END:VEVENT" && event) {
      facts.push(...readEvent(event, timeZone));
      event = undefined;
    } else if (event) event.set(name, event.has(name) ? `${event.get(name)},${value}` : value);
    else facts.push({ kind: "calendar", path: line, where: "Calendar", text: value.replaceAll("\\", "") });
  }
  return facts;
}

/** Words an event's time, repetition and other properties. */
function readEvent(event: ReadonlyMap<string, string>, timeZone: string): Fact[] {
  const id = event.get("UID") ?? "";
  const where = `Calendar entry “${(event.get("SUMMARY") ?? "").replaceAll("\\", "")}”`;
  const day = (value: string) =>
    formatTime(value, timeZone, { day: "numeric", month: "long", year: "numeric" });
  const time = (value: string) => formatTime(value, timeZone, { hour: "numeric", minute: "2-digit" });
  const exceptions = (event.get("EXDATE") ?? "").split(",").filter(Boolean);
  const [start, end] = [event.get("DTSTART") ?? "", event.get("DTEND") ?? ""];
  const isWeekly = event.get("RRULE")?.includes("WEEKLY");
  const when = [
    `${isWeekly ? "every week from " : ""}${day(start)}`,
    `${time(start)} to ${time(end)}`,
    ...(exceptions.length > 0 ? [`but not on ${exceptions.map(day).join(", ")}`] : []),
  ].join(", ");
  const worded = new Set(["UID", "DTSTART", "DTEND", "EXDATE", "SEQUENCE"]);
  const others = [...event].filter(([name]) => !worded.has(name));
  return [
    { kind: "calendar", path: `${id} when`, where, text: when, entry: id },
    ...others.map(([name, value]): Fact => {
      return { kind: "calendar", path: `${id} ${name}`, where, text: value.replaceAll("\\", ""), entry: id };
    }),
  ];
}

/** Formats an iCalendar date or time: those without a Z are wall times already. */
function formatTime(value: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const [, year, month, day, hour = "00", minute = "00"] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d))?/.exec(value) ?? [];
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}Z`);
  if (Number.isNaN(date.getTime())) return value;
  return date.toLocaleString("en-AU", { ...options, timeZone: value.endsWith("Z") ? timeZone : "UTC" });
}

const collapse = (text: string) => text.replace(/\s+/g, " ").trim();
