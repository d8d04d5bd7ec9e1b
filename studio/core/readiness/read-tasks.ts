import type { Sources } from "../../../content-compiler/compile-content.ts";
import { entriesOf, parseSources } from "../../../content-compiler/entries.ts";
import { fieldAt, metaOf } from "../../../content-compiler/field-at.ts";
import type { Pictures } from "../../../content-compiler/pictures.ts";
import { parseSource } from "../../../content-compiler/source-file.ts";
import { type ContentName, contentFiles, pathOf } from "../../../content-schema/content-files.ts";
import type { Finding, FindingField } from "../../../scripts/launch-check/finding.ts";
import { checkContent } from "../../../scripts/launch-check/run-checks.ts";
import { isSample, placeOf, type Samples } from "../../../scripts/launch-check/samples.ts";
import type { NamedPath } from "../content/change.ts";
import { namePath } from "../content/name-path.ts";

/** Who can answer it: the owner from memory, the centre, the people who are quoted, or someone whose consent it needs. */
export type Knower = "owner" | "centre" | "people" | "others";

/** Something to do before the site goes live, or worth knowing. */
export type Task = {
  readonly id: string;
  readonly kind: Finding["kind"];
  /** Keeps the site from going live. */
  readonly isDue: boolean;
  readonly knower: Knower;
  /** What the owner calls the file, such as `Home page`. */
  readonly fileTitle: string;
  /** What the owner calls the field. */
  readonly title: string;
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
};

/** Lists what is left to do before the content can go live, as the launch check finds it. Settings and built pages don't count. */
export function readTasks(sources: Sources, options: ReadinessOptions): Readiness {
  const { findings, content } = checkContent(sources, { ...options, noIntake: false });
  const tasks = findings.map((finding) => toTask(finding, sources));
  return { tasks, done: countDone(sources, options.samples, content?.confirmed ?? []) };
}

function toTask(finding: Finding, sources: Sources): Task {
  const { severity, kind, file, line, field, what, todo } = finding;
  const path = field && namePath(dataOf(sources, field.name), field.path);
  const isSampleText = kind === "sample" && field !== undefined;
  return {
    id: field && path ? `${field.name} ${path.join(".")} ${kind}` : `${file}:${line} ${kind}`,
    kind,
    isDue: severity === "error",
    knower: knowerOf(field),
    fileTitle: field ? titleOf(field.name) : file,
    title: field?.title ?? what,
    ...(field && path && { field: { name: field.name, path } }),
    ...(field?.value !== undefined && { now: String(field.value) }),
    advice: isSampleText ? adviceFor(field) : todo,
    ...(isSampleText &&
      field.name !== "testimonials" && { confirmAs: placeOf({ name: field.name, path: field.path }) }),
  };
}

const dataOf = (sources: Sources, name: ContentName) =>
  parseSource(pathOf(name), sources.get(pathOf(name)) ?? "").data;

const titleOf = (name: ContentName) => metaOf(contentFiles[name])?.title ?? name;

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
function countDone(sources: Sources, samples: Samples, confirmed: readonly string[]): number {
  const left = new Set(
    entriesOf(parseSources(sources))
      .filter((entry) => isSample(entry, samples))
      .map(placeOf),
  );
  const isConfirmed = (place: string) =>
    confirmed.some((known) => place === known || place.startsWith(`${known}.`));
  return Object.keys(samples.places).filter((place) => !left.has(place) || isConfirmed(place)).length;
}
