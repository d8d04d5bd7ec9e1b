import { z } from "zod";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { fieldAt, metaOf, unwrap } from "../../../content-model/compiler/field-at.ts";
import type { Leaf, parseSources } from "../../../content-model/compiler/leaves.ts";
import type { Pictures } from "../../../content-model/compiler/pictures.ts";
import { type ContentName, contentFiles } from "../../../content-model/schema/content-files.ts";
import { checkContent } from "../../../launch-check/check-content.ts";
import { isAskedAbout, isConfirmed, titleOfWords } from "../../../launch-check/check-samples.ts";
import { isExampleHost } from "../../../launch-check/check-texts.ts";
import { describeFinding } from "../../../launch-check/describe-finding.ts";
import type { Finding, FindingField, UnreadWords } from "../../../launch-check/finding.ts";
import {
  factOf,
  isAboutRinging,
  isInvented,
  isToRingAgain,
  type LaunchFact,
  lastRung,
  launchFacts,
  placeOf,
  readNameIn,
  ringingOf,
  type Samples,
  sourceOfRating,
} from "../../../launch-check/samples.ts";
import { fieldOfKey, isIn, keyOf, type NamedPath } from "../../engine/content/change.ts";
import { describeValue, labelOfTitles, lowerTitle } from "../../engine/content/describe.ts";
import { namePath } from "../../engine/content/entries.ts";

/** A field to type in, a list, or a group that is missing as a whole. `label`: what the owner calls it among the others of its fact. */
export type FactField = {
  readonly name: ContentName;
  readonly path: NamedPath;
  readonly label: string;
  /** How to say that what the site came with is right as it is; null if it can't be, and undefined if she wrote or confirmed it. */
  readonly confirmAs?: string | null;
  /** Nothing stands in it, and nothing has to; or what stands in it shows nowhere while its source is empty. */
  readonly isLeftOut?: true | "no source";
  /** Why what stands in it can't go live, though it isn't what the site came with. */
  readonly whyNotRight?: string;
};

/** Something that only the owner knows, with all of its fields, whether or not it is left to do. */
export type Fact = {
  readonly title: string;
  readonly fields: readonly FactField[];
  /** What stands there, or which fields are made up or hers if there are several. Empty if nothing stands there. */
  readonly now: string;
  /** How many of its values are to be confirmed: those that came with the site, and numbers that were changed since she rang them. */
  readonly left: number;
  /** How to say that they are all right as they are; null if one of them can't be, or is confirmed by itself only. */
  readonly confirmAs: readonly string[] | null;
  /** What was said of its values being right as they are: the lines of `content/confirmed.yaml`. */
  readonly saidSo: readonly string[];
  /**
   * Of numbers that must be rung. The owner confirms them at once, and each line of `confirmAs` has the day. `first` and `last`: the
   * days on which they were. `toRing`: how many the lines speak of. `isAgain`: each of them was changed since.
   */
  readonly ringing?: {
    readonly first: string | undefined;
    readonly last: string | undefined;
    readonly toRing: number;
    readonly isAgain: boolean;
  };
};

/** Anything else that the launch check finds, once for all entries of a list. */
export type Task = {
  readonly id: string;
  readonly kind: Finding["kind"];
  readonly label: string;
  /** What to do, in a sentence. */
  readonly advice: string;
  readonly field?: { readonly name: ContentName; readonly path: NamedPath };
};

/** A page that was read, and the lines of `content/confirmed.yaml` that say so. */
type ReadWords = { readonly name: string; readonly title: string; readonly saidSo: readonly string[] };

export type Readiness = {
  readonly facts: readonly Fact[];
  readonly unread: readonly UnreadWords[];
  readonly read: readonly ReadWords[];
  /** What else keeps the site from going live, and what is only worth knowing. */
  readonly errors: readonly Task[];
  readonly warnings: readonly Task[];
  /** The kind words that the site came with. */
  readonly quotes: readonly { readonly path: NamedPath; readonly quote: string }[];
};

export type ReadinessOptions = {
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly samples: Samples;
  readonly pictures: Pictures;
};

type Files = ReturnType<typeof parseSources>;

/** Lists what is left to do before the content can go live, as the launch check finds it. Settings and built pages don't count. */
export function readTasks(sources: Sources, options: ReadinessOptions): Readiness {
  const { findings, confirmed, files, leaves, unsourced } = checkContent(sources, {
    ...options,
    noIntake: true,
  });
  // A fact that is typed is offered to be kept in step where it stands.
  const isListed = ({ kind, severity, field }: Finding) =>
    kind === "unread" ||
    kind === "unchecked" ||
    (kind === "content" && severity === "warning") ||
    (kind === "sample" && field !== undefined && factOf(field) !== undefined);
  const others = findings.filter((finding) => !isListed(finding));
  const tasks = (severity: Finding["severity"]) => {
    const all = others.filter((finding) => finding.severity === severity).map((one) => toTask(one, files));
    return [...new Map(all.map((task) => [task.id, task])).values()];
  };
  const pathOf = ({ name, path }: Pick<Leaf, "name" | "path">) => namePath(name, files.get(name)?.data, path);
  const byFact = Map.groupBy(leaves, factOf);
  // One by one: among the tasks, several entries of a list are one.
  const notRight = others.flatMap((finding) =>
    finding.severity === "error" && finding.field
      ? [{ key: keyOf(finding.field.name, pathOf(finding.field)), why: describeFinding(finding).advice }]
      : [],
  );
  const hidden = new Set(unsourced.map(placeOf));
  const withReason = (field: FactField): FactField => {
    if (hidden.has(keyOf(field.name, field.path))) return { ...field, isLeftOut: "no source" };
    const whyNotRight = notRight.find(({ key }) => isIn(key, keyOf(field.name, field.path)))?.why;
    return whyNotRight ? { ...field, whyNotRight } : field;
  };
  const unread = findings.flatMap((finding) => finding.unread ?? []);
  return {
    facts: launchFacts
      .map((fact) => toFact(fact, byFact.get(fact) ?? [], options.samples, confirmed, pathOf))
      .map((fact) => ({ ...fact, fields: fact.fields.map(withReason) })),
    unread,
    read: readWordsIn(confirmed).filter(({ name }) => !unread.some((one) => one.name === name)),
    errors: tasks("error"),
    warnings: tasks("warning"),
    quotes: findings.flatMap(({ kind, field }) =>
      kind === "sample" && field?.name === "testimonials"
        ? [{ path: pathOf(field), quote: String(field.value) }]
        : [],
    ),
  };
}

/** Lists the pages that were read, in the order in which they are asked about. */
function readWordsIn(confirmed: ReadonlySet<string>): ReadWords[] {
  const readings = Map.groupBy(confirmed, (line) => readNameIn(line));
  return [...Object.keys(contentFiles), "articles"].flatMap((name) => {
    const saidSo = readings.get(name);
    return saidSo ? [{ name, title: titleOfWords(name), saidSo }] : [];
  });
}

/** Names what keeps the site from going live. */
export const dueIn = ({ facts, unread, errors }: Readiness): ReadonlySet<string> =>
  new Set([
    ...facts.flatMap(({ left, title }) => (left > 0 ? [title] : [])),
    ...unread.map(({ name }) => name),
    ...errors.map(({ id }) => id),
  ]);

function toFact(
  fact: LaunchFact,
  leaves: readonly Leaf[],
  samples: Samples,
  confirmed: ReadonlySet<string>,
  pathOf: (leaf: Leaf) => NamedPath,
): Fact {
  const isLeft = (leaf: Leaf) => isAskedAbout(leaf, samples, confirmed);
  const left = leaves.filter(isLeft);
  const confirmAs = (leaf: Leaf) =>
    isInvented(leaf, samples) || isExampleHost(String(leaf.value)) ? null : placeOf(leaf);
  const all = left.flatMap((leaf) => confirmAs(leaf) ?? []);
  const isOneByOne = all.length < left.length || all.includes(sourceOfRating);
  const fieldOf = (leaf: Leaf) => ({
    ...toField(leaf, pathOf(leaf)),
    ...(isLeft(leaf) && { confirmAs: confirmAs(leaf) }),
    ...(isToRingAgain(leaf, samples, confirmed) && { whyNotRight: "Changed since you checked it." }),
  });
  const saidSo = [...confirmed].filter((line) =>
    leaves.some((leaf) => !isLeft(leaf) && isConfirmed(leaf, samples, new Set([line]))),
  );
  const fields =
    fact.kind === "testimonials" ? [] : fact.places.flatMap((place) => fieldsAt(place, leaves, fieldOf));
  const isShown = ({ confirmAs }: FactField) => left.length === 0 || confirmAs !== undefined;
  // Of a list, the first field of each entry.
  const first = leaves.filter(({ path }) => path.at(-1) === leaves[0]?.path.at(-1));
  const now =
    fields.length > 1
      ? fields.filter(isShown).map(({ label }) => label)
      : first.map(({ name, path, value }) => describeValue(value, fieldAt(contentFiles[name], path)));
  return {
    title: fact.title,
    fields,
    now: now.join(" · "),
    left: left.length,
    confirmAs: isOneByOne ? null : [...new Set(all)],
    saidSo,
    ...(fact.kind === "crisis numbers" && ringing(leaves, left, samples, confirmed, saidSo)),
  };
}

/** Once some were rung, the others are confirmed without them. */
function ringing(
  leaves: readonly Leaf[],
  left: readonly Leaf[],
  samples: Samples,
  confirmed: ReadonlySet<string>,
  saidSo: readonly string[],
): Pick<Fact, "confirmAs" | "saidSo" | "ringing"> {
  const days = leaves.flatMap((leaf) => lastRung(leaf, samples, confirmed) ?? []).sort();
  const toRing = days.length > 0 ? left : leaves;
  return {
    confirmAs: [...Map.groupBy(toRing, placeOf)].map(([place, own]) => ringingOf(place, own)),
    // What was said of numbers that stand there no more goes as well: beside it, all others would count as changed since.
    saidSo: saidSo.length > 0 ? [...confirmed].filter(isAboutRinging) : [],
    ringing: {
      first: days[0],
      last: days.at(-1),
      toRing: toRing.length,
      isAgain: left.length > 0 && left.every((leaf) => isToRingAgain(leaf, samples, confirmed)),
    },
  };
}

/** Fields of several entries are told apart by what they belong to. */
function toField({ name, path, meta }: Leaf, named: NamedPath): FactField {
  const title = meta?.title ?? path.join(" › ");
  const inEntry = typeof path.at(-2) === "number";
  return { name, path: named, label: inEntry ? `${named.at(-2)}: ${lowerTitle(title)}` : title };
}

/** Returns the fields at a place, in the order of its file; also those that nothing stands in. */
function fieldsAt(place: string, leaves: readonly Leaf[], fieldOf: (leaf: Leaf) => FactField): FactField[] {
  const { name: file, path: named } = fieldOfKey(place);
  const name = file as ContentName;
  const schema = fieldAt(contentFiles[name], named);
  const { kind, title: label = place } = metaOf(schema) ?? {};
  const isList = (_: string, index: number) =>
    metaOf(fieldAt(contentFiles[name], named.slice(0, index)))?.kind === "list";
  const own = leaves.filter((leaf) => `${placeOf(leaf)}.`.startsWith(`${place}.`));
  const inner = schema && unwrap(schema);
  // A field of each entry of a list.
  if (named.some(isList)) return own.map(fieldOf);
  if (kind === "list" || (kind === "group" && own.length === 0)) return [{ name, path: named, label }];
  if (inner instanceof z.ZodObject)
    return Object.keys(inner.shape).flatMap((key) => fieldsAt(`${place}.${key}`, own, fieldOf));
  return own.length > 0 ? own.map(fieldOf) : [{ name, path: named, label, isLeftOut: true }];
}

function toTask(finding: Finding, files: Files): Task {
  const { kind, file, line, field, what } = finding;
  const path = field && namePath(field.name, files.get(field.name)?.data, field.path);
  const isVideo = kind === "empty" && (field?.name === "lessons" || field?.name === "practices");
  const { advice } = describeFinding(finding);
  return {
    id: isVideo ? "videos" : field ? `${placeOf(field)} ${kind}` : `${file}:${line} ${kind}`,
    kind,
    label: isVideo ? "Some practices and lessons have no video yet" : field ? labelWithLists(field) : what,
    advice: isVideo ? "Their written versions stand in for them." : advice,
    ...(field && path && { field: { name: field.name, path } }),
  };
}

/** Several entries of a list are one thing to do: their label names the list, not the entry. */
function labelWithLists({ name, path, title }: FindingField): string {
  const parts = path.slice(0, -1).map((_, index) => path.slice(0, index + 1));
  const titles = parts
    .filter((part) => typeof part.at(-1) === "string")
    .flatMap((part) => metaOf(fieldAt(contentFiles[name], part))?.title ?? []);
  const all = typeof path.at(-1) === "number" ? titles : [...titles, title];
  return labelOfTitles(all.filter((each, index) => each.toLowerCase() !== all[index - 1]?.toLowerCase()));
}
