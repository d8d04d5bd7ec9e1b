import { fieldAt, metaOf } from "../../../../content-model/compiler/field-at.ts";
import { contentFiles } from "../../../../content-model/schema/content-files.ts";
import type { FieldKind } from "../../../../content-model/schema/fields.ts";
import type { Task } from "../../../core/readiness/read-tasks.ts";
import { asRead, type FactsByName } from "../../api/content.ts";
import { countWords, upperFirst } from "../../ui/words.ts";
import { screenOf } from "../changes/words.ts";

/** One line of the list: a task, or several that are one thing to do, such as the numbers of all support lines. */
export type Row = {
  readonly key: string;
  readonly tasks: readonly [Task, ...Task[]];
  /** Nothing of it is left: it is only shown because it is open. */
  readonly isDone?: boolean;
};

/** Rows below one heading. */
export type Group = {
  readonly key: string;
  readonly heading: string;
  readonly rows: readonly Row[];
  /** Who knows it, for what comes after the first facts. */
  readonly knower?: Task["knower"];
  /** Whether its rows are folded at first. */
  readonly isFolded: boolean;
};

/** What the owner knows by heart, and many pages say: the first things to put in, and what she calls them. */
const firstFacts = new Map([
  ["teacher.name", "Your full name"],
  ["teacher.firstName", "Your first name"],
  ["name", "Name of your business"],
  ["email", "Your email address"],
  ["referring.phone", "Your phone number"],
  ["url", "Address of your website"],
  ["teaching.abn", "Your ABN"],
  ["teaching.since", "The year in which you began to teach"],
  ["bookings.introCall", "Where the free call is booked"],
  ["bookings.personalCoaching", "Where 1-to-1 coaching is booked"],
]);

const firstFactOf = ({ field }: Task): string | undefined =>
  field?.name === "business" ? firstFacts.get(field.path.join(".")) : undefined;

const others = [
  ["centre", "Ask the centre"],
  ["people", "Real people only"],
  ["others", "Ask before you say it"],
] as const;

/** From this length, a text takes more thought than a fact, in characters. */
const sentence = 70;

const typedInPlace: readonly (FieldKind | undefined)[] = [
  "text",
  "prose",
  "number",
  "money",
  "date",
  "time",
  "url",
  "email",
  "phone",
  "link",
  "choice",
  // A video: its link and its day.
  "group",
];

/**
 * Groups what is left: the first facts; then what the owner knows, by what it is on, and what others know; what doesn't
 * keep the site from going live comes last.
 */
export function groupTasks(tasks: readonly Task[]): Group[] {
  const isFirst = (task: Task) => firstFactOf(task) !== undefined;
  const names = [...firstFacts.values()];
  const placeInFirst = (task: Task) => names.indexOf(firstFactOf(task) ?? "");
  const first = tasks.filter(isFirst).toSorted((a, b) => placeInFirst(a) - placeInFirst(b));
  const due = tasks.filter((task) => task.isDue && !isFirst(task));
  const known = (knower: Task["knower"]) => due.filter((task) => task.knower === knower);
  const groups: Group[] = [
    { key: "first", heading: "Begin with these", rows: toRows(first), isFolded: false },
    ...[...Map.groupBy(known("owner"), ({ fileTitle }) => fileTitle)].map(
      ([fileTitle, ofFile]): Group => ({
        key: `owner ${fileTitle}`,
        heading: fileTitle === "Business" ? "More about you and your business" : fileTitle,
        rows: toRows(ofFile),
        knower: "owner",
        isFolded: true,
      }),
    ),
    ...others.map(
      ([knower, heading]): Group => ({
        key: knower,
        heading,
        rows: toRows(known(knower)),
        knower,
        isFolded: knower !== "people",
      }),
    ),
    {
      key: "rest",
      heading: "Worth knowing, doesn’t stop you",
      rows: toRows(tasks.filter((task) => !task.isDue && !isFirst(task))),
      isFolded: false,
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

function toRows(tasks: readonly Task[]): Row[] {
  const byPlace = Map.groupBy(tasks, ({ place }) => place);
  return [...byPlace].flatMap(([key, [first, ...others]]) =>
    first ? [{ key, tasks: [first, ...others] as const }] : [],
  );
}

/** Whether the owner can type it in the list. */
export const isTypedInPlace = ({ tasks }: Row): boolean =>
  tasks.every(
    ({ field }) =>
      field !== undefined && field.name !== "testimonials" && typedInPlace.includes(kindOf(field)),
  );

/** Whether nothing stands there yet. */
export const isEmpty = ({ tasks }: Row): boolean => tasks[0].now === undefined;

/** Whether its texts are sentences. */
export const isWriting = ({ tasks }: Row): boolean => tasks.some(({ now = "" }) => now.length >= sentence);

const kindOf = ({ name, path }: NonNullable<Task["field"]>) =>
  metaOf(fieldAt(contentFiles[name], path))?.kind;

/** Estimates how long it takes to do them, in minutes. */
const minutesFor = (rows: readonly Row[]): number =>
  rows
    .flatMap(({ tasks }) => tasks)
    .reduce((sum, { now = "" }) => sum + (now.length < sentence ? 0.5 : 4), 0);

/** “1 thing”, “2 things” */
export const things = (count: number): string => `${count} ${count === 1 ? "thing" : "things"}`;

/** “8 left, about five minutes”. How long it takes isn't estimated where it depends on other people. */
export function leftIn({ key, rows, knower = "owner" }: Group): string {
  if (key === "rest") return String(rows.length);
  const due = rows.filter(({ tasks }) => tasks[0].isDue);
  // Of the first facts, those are asked for, too, that don't keep the site from going live.
  const others = rows.length - due.length;
  const optional = others > 0 ? `, and ${others} if you like` : "";
  return `${due.length} left${optional}${knower === "owner" ? `, about ${duration(minutesFor(rows))}` : ""}`;
}

/** How many rows keep the site from going live. */
export const countDue = (groups: readonly Group[]): number =>
  groups.flatMap(({ rows }) => rows).filter(({ tasks, isDone }) => tasks[0].isDue && !isDone).length;

function duration(minutes: number): string {
  if (minutes < 2) return "a minute";
  if (minutes < 10) return `${countWords(Math.round(minutes))} minutes`;
  if (minutes < 45) return `${Math.round(minutes / 10) * 10} minutes`;
  const hours = Math.max(1, Math.round(minutes / 60));
  return `${countWords(hours)} hour${hours === 1 ? "" : "s"}`;
}

/** What the owner calls a row. */
export function titleOf({ tasks }: Row): string {
  const [{ kind, field, label, title, knower }] = tasks;
  if (field?.name === "testimonials") return `${tasks.length} kind word${tasks.length === 1 ? "" : "s"}`;
  if (kind === "past term" && tasks.length > 1)
    return `${upperFirst(countWords(tasks.length))} terms are over`;
  if (isVideos(tasks[0])) {
    return tasks.length === 1 ? "A video has no film yet" : `${tasks.length} videos have no film yet`;
  }
  return firstFactOf(tasks[0]) ?? (knower === "centre" ? title : label);
}

/** What visitors read there now, shortened; undefined if nothing does. */
export function nowOf({ tasks }: Row, facts: FactsByName): string | undefined {
  const { now, field } = tasks[0];
  if (now === undefined || field?.name === "testimonials") return undefined;
  const line = asRead(now, facts).replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}

/** What to do about it; empty if its title says enough. */
export function adviceOf({ tasks }: Row): string {
  const [{ kind, field, advice }] = tasks;
  if (field?.name === "testimonials") {
    return "All made up. Publishing one breaks the Australian Consumer Law. A page with none leaves the section out.";
  }
  if (kind === "past term") return "Put in next year’s dates when you know them.";
  if (kind === "no intake") return "Put in the dates of the next term.";
  return isVideos(tasks[0])
    ? "Their written versions stand in for them."
    : advice.replace(/ \(npm run [^)]*\)/, "");
}

const isVideos = ({ kind, field }: Task) =>
  kind === "empty" && (field?.name === "lessons" || field?.name === "practices");

/** Returns the address of an email to the centre, with all questions; the owner puts in whom it goes to. */
export function emailToCentre(rows: readonly Row[], business: string): string {
  const questions = rows
    .flatMap(({ tasks }) => tasks)
    .map(({ title, now }, index) => {
      const guess = now === undefined ? "" : ` (I have: ${now})`;
      return `${index + 1}. ${title}${guess}`;
    });
  const body = [
    "Hello,",
    `I’m putting up the website of ${business}, and want to say the right things about the centre. Could you tell me what is right, and what I may publish?`,
    questions.join("\n"),
    "Thank you.",
  ].join("\n\n");
  return `mailto:?subject=${encodeURIComponent("A few questions for my website")}&body=${encodeURIComponent(body)}`;
}

/** Returns the screen on which a task is done that isn't done in the list; undefined if there is none yet. */
export function screenOfTask({ kind, field }: Task) {
  if (field) return screenOf({ file: `content/${field.name}.yaml`, path: field.path });
  const isAboutDates = ["past term", "past closure", "no intake", "last intake"].includes(kind);
  return isAboutDates ? { path: "/dates", label: "Dates" } : undefined;
}
