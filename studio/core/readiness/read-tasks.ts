import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import type { Entry, parseSources } from "../../../content-model/compiler/entries.ts";
import { fieldAt, metaOf } from "../../../content-model/compiler/field-at.ts";
import type { Pictures } from "../../../content-model/compiler/pictures.ts";
import type { Remember } from "../../../content-model/compiler/remember.ts";
import { type ContentName, contentFiles } from "../../../content-model/schema/content-files.ts";
import type { Finding, FindingField } from "../../../scripts/launch-check/finding.ts";
import { checkContent } from "../../../scripts/launch-check/run-checks.ts";
import { isInvented, isSample, placeOf, type Samples } from "../../../scripts/launch-check/samples.ts";
import { type NamedPath, nameOfFile } from "../content/change.ts";
import { describeValue, labelOfTitles } from "../content/describe.ts";
import { namePath } from "../content/entries.ts";

/** Who can answer it: the owner from memory, the centre, the people who are quoted, or someone whose consent it needs. */
export type Knower = "owner" | "centre" | "people" | "others";

/** Something to do before the site goes live, or worth knowing. */
export type Task = {
  readonly id: string;
  /** What is one thing to do has one place: all kind words, all terms that are over, the same field of all entries of a list. */
  readonly place: string;
  readonly kind: Finding["kind"];
  /** Keeps the site from going live. */
  readonly isDue: boolean;
  readonly knower: Knower;
  /** What the owner calls the file, such as `Home page`. */
  readonly fileTitle: string;
  /** What the owner calls the field. */
  readonly title: string;
  /** The same with what the field belongs to, such as `Support lines, number`. */
  readonly label: string;
  /** The field that it leads to; missing for dates, which have a screen of their own. */
  readonly field?: { readonly name: ContentName; readonly path: NamedPath };
  /** What is written there. */
  readonly now?: string;
  /** What to do, in a sentence. */
  readonly advice: string;
  /** How to confirm that the sample is right as it is: its place in `content/confirmed.yaml`. */
  readonly confirmAs?: string;
};

export type Readiness = {
  readonly tasks: readonly Task[];
  /** How many samples the owner has replaced, removed or confirmed. */
  readonly done: number;
};

export type ReadinessOptions = {
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly samples: Samples;
  readonly pictures: Pictures;
  /** Reuses the steps of earlier checks. */
  readonly remember?: Remember;
};

type Files = ReturnType<typeof parseSources>;

/** Lists what is left to do before the content can go live, as the launch check finds it. Settings and built pages don't count. */
export function readTasks(sources: Sources, options: ReadinessOptions): Readiness {
  const { findings, content, files, entries } = checkContent(sources, { ...options, noIntake: true });
  const tasks = findings.map((finding) => toTask(finding, files));
  return { tasks, done: countDone(entries, options.samples, content?.confirmed ?? []) };
}

/** Returns what the owner calls the file of a finding, and what to do, in a sentence. */
export function describeFinding({ kind, file, field, todo }: Finding): Pick<Task, "fileTitle" | "advice"> {
  return {
    fileTitle: titleOf(field?.name ?? nameOfFile(file)) ?? file,
    advice: kind === "sample" && field !== undefined ? adviceFor(field) : todo,
  };
}

function toTask(finding: Finding, files: Files): Task {
  const { severity, kind, file, line, field, what } = finding;
  const path = field && namePath(files.get(field.name)?.data, field.path);
  const now = field && describeValue(field.value, fieldAt(contentFiles[field.name], field.path));
  const isSampleText = kind === "sample" && field !== undefined;
  const id = field && path ? `${field.name} ${path.join(".")} ${kind}` : `${file}:${line} ${kind}`;
  return {
    id,
    place: placeOfTask(finding) ?? id,
    kind,
    isDue: severity === "error",
    knower: knowerOf(field),
    ...describeFinding(finding),
    title: field?.title ?? what,
    label: field ? labelWithLists(field) : what,
    ...(field && path && { field: { name: field.name, path } }),
    ...(now !== undefined && { now }),
    ...(isSampleText && !isInvented(field) && { confirmAs: placeOf(field) }),
  };
}

function placeOfTask({ kind, field, severity }: Finding): string | undefined {
  if (field?.name === "testimonials") return `testimonials ${severity}`;
  if (kind === "sample" && field && !isInvented(field)) return placeOf(field);
  if (kind === "past term" || kind === "past closure") return kind;
  return kind === "empty" && (field?.name === "lessons" || field?.name === "practices")
    ? "videos"
    : undefined;
}

const titleOf = (name: string) => metaOf(contentFiles[name as ContentName] ?? undefined)?.title;

/** Several entries of a list are one thing to do: their label names the list, not the entry. */
function labelWithLists({ name, path, title }: FindingField): string {
  const parts = path.slice(0, -1).map((_, index) => path.slice(0, index + 1));
  const titles = parts
    .filter((part) => typeof part.at(-1) === "string")
    .flatMap((part) => metaOf(fieldAt(contentFiles[name], part))?.title ?? []);
  const all = typeof path.at(-1) === "number" ? titles : [...titles, title];
  return labelOfTitles(all.filter((each, index) => each.toLowerCase() !== all[index - 1]?.toLowerCase()));
}

function adviceFor({ name, path }: FindingField): string {
  if (name === "testimonials") {
    return "These words are made up, and publishing them breaks the Australian Consumer Law. Put in those of a real person who agreed in writing, or take them off.";
  }
  return metaOf(fieldAt(contentFiles[name], path))?.beforeLaunch ?? "";
}

function knowerOf(field: FindingField | undefined): Knower {
  if (!field) return "owner";
  if (field.name === "testimonials") return "people";
  const advice = metaOf(fieldAt(contentFiles[field.name], field.path))?.beforeLaunch ?? "";
  if (field.path[0] === "centre" || /\bthe centre/.test(advice)) return "centre";
  return /^(Agree|Ask) /.test(advice) ? "others" : "owner";
}

/** Counts the places of samples where none is left. */
function countDone(entries: readonly Entry[], samples: Samples, confirmed: readonly string[]): number {
  const left = new Set(entries.filter((entry) => isSample(entry, samples)).map(placeOf));
  const isConfirmed = (place: string) =>
    confirmed.some((known) => place === known || place.startsWith(`${known}.`));
  return Object.keys(samples.places).filter((place) => !left.has(place) || isConfirmed(place)).length;
}
