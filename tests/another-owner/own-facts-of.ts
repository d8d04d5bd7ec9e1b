import { compileContent, type Sources } from "../../content-model/compiler/compile-content.ts";
import { fieldAt, metaOf } from "../../content-model/compiler/field-at.ts";
import { type Leaf, leavesOf, parseSources } from "../../content-model/compiler/leaves.ts";
import { type Content, contentFiles } from "../../content-model/schema/content-files.ts";
import { formatTime, formatTimeRange } from "../../domain/format-date.ts";
import { money } from "../../domain/money.ts";

/** Places around the first owner, which sentences name beside the facts. */
const places = [
  "Wendouree",
  "Warrenheip",
  "Buninyong",
  "Burrumbeet",
  "Wadawurrung",
  "Sturt Street",
  "Lydiard Street",
  "Eureka",
  "Lakeside",
  "Stillwater",
  "Melbourne",
  "mindfulness-ballarat",
];

/** Returns every value that only its owner knows, as the schemas say it: its field, or one around it, is asked about before launch. */
export function ownersValues(sources: Sources): readonly Leaf[] {
  return leavesOf(parseSources(sources)).filter(({ name, path }) =>
    path.some((_, depth) => metaOf(fieldAt(contentFiles[name], path.slice(0, depth + 1)))?.beforeLaunch),
  );
}

/** Returns the facts of one owner's content that another's doesn't share, in the forms in which pages write them. */
export function ownFactsOf(one: Sources, other: Sources): readonly string[] {
  const shared = new Set(factsOf(other));
  return [...new Set([...factsOf(one), ...places])].filter((fact) => !shared.has(fact));
}

function factsOf(sources: Sources): string[] {
  const { content } = compileContent(sources);
  if (!content) throw new Error("The content has errors");
  const { business, schedule, testimonials } = content;
  return [
    ...textsIn({ ...business, social: business.social.map(({ url }) => url) }),
    ...textsIn(testimonials),
    ...textsIn(schedule.terms),
    ...ownersValues(sources).flatMap(writtenForm),
    ...writtenForms(schedule),
  ];
}

function writtenForms({ course, coaching, sundayClass, timeZone }: Content["schedule"]): string[] {
  return [
    money(course.price),
    money(course.price / course.sessions),
    money(coaching.price),
    formatTime(course.startTime),
    formatTime(sundayClass.startTime),
    formatTimeRange(sundayClass.startTime, sundayClass.endTime),
    timeZone,
  ];
}

/** Returns a value as pages write it; none for a number that could stand anywhere, and for a sentence, which may have placeholders. */
function writtenForm({ value, meta }: Leaf): string[] {
  if (meta?.kind === "money") return [money(Number(value))];
  if (meta?.kind === "time") return [formatTime(String(value))];
  return typeof value === "string" && meta?.kind !== "prose" ? [value] : [];
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
