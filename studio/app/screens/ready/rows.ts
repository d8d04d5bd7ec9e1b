import { fieldAt, metaOf } from "../../../../content-model/compiler/field-at.ts";
import { contentFiles } from "../../../../content-model/schema/content-files.ts";
import type { FieldKind } from "../../../../content-model/schema/fields.ts";
import type { Task } from "../../../core/readiness/read-tasks.ts";

/** One line of the list: a task, or several that are one thing to do, such as the numbers of all support lines. */
export type Row = {
  readonly key: string;
  readonly tasks: readonly [Task, ...Task[]];
  /** Nothing of it is left: it is only shown because it is open. */
  readonly isDone?: boolean;
};

export type Group = {
  readonly key: string;
  readonly heading: string;
  readonly rows: readonly Row[];
};

const knowers = [
  ["owner", "You know these by heart"],
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

/** Groups what is left by who knows it. What doesn't keep the site from going live comes last. */
export function groupTasks(tasks: readonly Task[]): Group[] {
  const due = toRows(tasks.filter(({ isDue }) => isDue));
  const rest = toRows(tasks.filter(({ isDue }) => !isDue));
  const groups = [
    ...knowers.map(([key, heading]) => ({
      key,
      heading,
      rows: due.filter(({ tasks }) => tasks[0].knower === key),
    })),
    { key: "rest", heading: "Worth knowing, doesn’t stop you", rows: rest },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

function toRows(tasks: readonly Task[]): Row[] {
  const byPlace = Map.groupBy(tasks, placeOf);
  return [...byPlace].flatMap(([key, [first, ...others]]) =>
    first ? [{ key, tasks: [first, ...others] as const }] : [],
  );
}

/** What is one thing to do: all kind words, all terms that are over, the same field of all entries of a list. */
function placeOf({ id, kind, field, confirmAs, isDue }: Task): string {
  if (field?.name === "testimonials") return `testimonials ${isDue}`;
  if (confirmAs) return `confirm ${confirmAs}`;
  if (kind === "past term" || kind === "past closure") return kind;
  return kind === "empty" && field && isVideo(field.name) ? "videos" : id;
}

const isVideo = (name: string) => name === "lessons" || name === "practices";

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
export const minutesFor = (rows: readonly Row[]): number =>
  rows
    .flatMap(({ tasks }) => tasks)
    .reduce((sum, { now = "" }) => sum + (now.length < sentence ? 0.5 : 4), 0);

/** Returns how many things rows stand for. */
export const countTasks = (rows: readonly Row[]): number =>
  rows.reduce((sum, { tasks }) => sum + tasks.length, 0);
