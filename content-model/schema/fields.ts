import { z } from "zod";
import { parseProse } from "./parse-prose.ts";

/** A day, as year-month-day. */
const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** A time on the 24-hour clock. */
const isoTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What forms, errors and guides say about a field. */
export type FieldOptions = {
  /** What to write, in plain words. */
  readonly help?: string;
  /** From this length in characters, texts look crowded. */
  readonly recommended?: number;
  /** Fewer characters than this say too little. */
  readonly min?: number;
  /** More characters than this don't fit. */
  readonly max?: number;
  /** What to do before the site goes live. */
  readonly beforeLaunch?: string;
  /** What an empty field means, if the launch check should mention it. */
  readonly whenEmpty?: string;
  /** Reports prose that states the value itself where a placeholder could stand. */
  readonly usePlaceholder?: boolean;
  /** Placeholders that the page fills itself, since they differ from place to place, such as `term.name`. */
  readonly slots?: readonly string[];
  /** What somebody else said or wrote, or where something is once: it may name a fact without a placeholder. */
  readonly verbatim?: boolean;
  /** What was said once: it names no facts, so that it stays as it was. */
  readonly fixed?: boolean;
  /** A sentence that stands in others, with its links. */
  readonly hasLinks?: boolean;
};

type Entry = Readonly<Record<string, unknown>>;

/** How the owner reads of a group or of an entry of a list, where its fields alone wouldn't say it. */
export type EntryWords = {
  /** Returns what she calls it: `Term 1, 2027`, `No Sunday class`. It may be unfinished, or of any shape. */
  readonly call: (entry: Entry) => string | undefined;
  /** The same where only one of its fields is named beside it, if `call` alone wouldn't tell it from others of its list. */
  readonly callWithDays?: (entry: Entry) => string | undefined;
  /** Returns what it says beside that: `31 January to 21 March 2027`. */
  readonly describe?: (entry: Entry, file: unknown) => string | undefined;
  /** It is one thing for her, whichever of its fields differ. */
  readonly isWhole?: true;
  /** Fields that only programs read. */
  readonly unread?: readonly string[];
  /**
   * Returns the field whose value an entry replaces from a day on. Once the field itself has that value, the entry is needed no
   * more.
   */
  readonly inPlaceOf?: (entry: Entry) => StandIn | undefined;
};

/** What an entry of a list says of a field of another file. */
export type StandIn = {
  readonly file: string;
  readonly path: readonly string[];
  readonly value: unknown;
  /** `$260 from 1 January 2027` */
  readonly words: string;
};

type Limits = { readonly min?: number; readonly max?: number };

declare module "zod" {
  interface GlobalMeta {
    /** The kind of field: how forms edit it and how placeholders format it. */
    kind?: FieldKind;
    help?: string;
    recommended?: number;
    beforeLaunch?: string;
    whenEmpty?: string;
    usePlaceholder?: boolean;
    slots?: readonly string[];
    verbatim?: boolean;
    fixed?: boolean;
    hasLinks?: boolean;
    unit?: string;
    words?: EntryWords;
    namedBy?: readonly string[];
  }
}

export type FieldKind =
  | "text"
  | "prose"
  | "number"
  | "money"
  | "date"
  | "time"
  | "url"
  | "email"
  | "phone"
  | "link"
  | "id"
  | "picture"
  | "choice"
  | "list"
  | "group";

const metaFor = (
  kind: FieldKind,
  title: string,
  { min: _min, max: _max, ...options }: FieldOptions = {},
) => ({
  title,
  kind,
  ...options,
});

/** A tag or comment. `<3` and `2 < 3` are texts. */
const html = /<(?:\/?[a-z]|!|\?)[^<>]*>?/i;

const words = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .superRefine((text, context) => {
      const [found] = html.exec(text) ?? [];
      if (found) context.addIssue({ code: "custom", message: `contains HTML, ${found}. Delete it` });
    });

/** Returns a field for text without formatting, such as a title, a label or a text alternative. */
export const text = (title: string, options: FieldOptions = {}) =>
  words(options.min ?? 1, options.max ?? 160).meta(metaFor("text", title, options));

/** Screen readers say all of a text alternative before they go on. */
const mostAlternativeWords = 12;

/** Returns what is wrong with the length of a text alternative; undefined if nothing is. */
export function alternativeTextError(alt: string): string | undefined {
  const count = alt.trim().split(/\s+/).length;
  if (count <= mostAlternativeWords) return undefined;
  return `has ${count} words; at most ${mostAlternativeWords} fit, since a screen reader says them all before it goes on`;
}

/** Returns a field for what a picture shows. */
export const alternativeText = (title: string, options: FieldOptions = {}) =>
  text(title, {
    help: `${options.min ? `At least ${options.min} characters, and at` : "At"} most ${mostAlternativeWords} words.`,
    ...options,
  }).superRefine((alt, context) => {
    const message = alternativeTextError(alt);
    if (message) context.addIssue({ code: "custom", message });
  });

/** Returns a field for sentences, which may contain `*emphasis*`, `**strong text**` and `[links](/about)`. */
export const prose = (title: string, options: FieldOptions = {}) =>
  words(options.min ?? 1, options.max ?? 900)
    .meta(metaFor("prose", title, options))
    .transform((source, context) => {
      const { prose, error } = parseProse(source);
      if (prose !== undefined) return prose;
      context.addIssue({ code: "custom", message: error });
      return z.NEVER;
    });

/** Returns a field for a whole number. */
export const wholeNumber = (
  title: string,
  { min = 0, max = 10_000, unit, ...options }: FieldOptions & Limits & { readonly unit?: string } = {},
) =>
  z
    .int()
    .min(min)
    .max(max)
    .meta({ ...metaFor("number", title, options), ...(unit && { unit }) });

/** Returns a field for a number that may have decimals. */
export const decimal = (title: string, { min = 0, max = 10_000, ...options }: FieldOptions & Limits = {}) =>
  z
    .number()
    .min(min)
    .max(max)
    .meta(metaFor("number", title, options));

/** Returns a field for a price in Australian dollars, such as 240 or 32.50. */
export const money = (title: string, options: FieldOptions = {}) =>
  z
    .number()
    .positive()
    .max(100_000)
    .multipleOf(0.01)
    .meta({ ...metaFor("money", title, { usePlaceholder: true, ...options }), unit: "AUD" });

/** Returns a field for a day, as year-month-day. */
export const date = (title: string, options: FieldOptions = {}) =>
  z
    .string()
    .regex(isoDate, { abort: true })
    .meta(metaFor("date", title, options))
    .refine(exists, { error: "isn’t in the calendar", params: { saysWhatToWrite: true } });

/** Returns a field for a time on the 24-hour clock. */
export const time = (title: string, options: FieldOptions = {}) =>
  z
    .string()
    .regex(isoTime)
    .meta(metaFor("time", title, { usePlaceholder: true, ...options }));

/** Returns a field for the URL of another website. */
export const url = (title: string, options: FieldOptions = {}) =>
  z.url({ protocol: /^https?$/ }).meta(metaFor("url", title, options));

/** Returns a field for the URL of another website that pages send something to: browsers must encrypt it. */
export const httpsUrl = (title: string) =>
  url(title).refine((address) => /^https:/i.test(address), "must begin with https://");

/** Returns a field for the URL of functions, without a slash at its end: a path of this site, or on another host. */
export const endpoint = (title: string, options: FieldOptions = {}) =>
  text(title, options).refine(
    (address) =>
      /^(?:\/[\w.-]+)+$/.test(address) ||
      (/^https:\/\/[^/?#\s\\]+(?:\/[^/?#\s\\]+)*$/i.test(address) && URL.canParse(address)),
    "isn’t an address for forms. Write a path such as /functions/v1, or a whole address that begins with https://, without a slash at its end",
  );

/** Returns a field for an email address. */
export const email = (title: string, options: FieldOptions = {}) =>
  z.email().meta(metaFor("email", title, options));

/** Returns a field for a telephone number, as it is displayed. */
export const phone = (title: string, options: FieldOptions = {}) =>
  z
    .string()
    .regex(/^[+\d][\d ]{1,18}\d$/)
    .meta(metaFor("phone", title, options));

/** Returns a field for a link: a page of this site (`/about`, `/faq#time`) or the URL of another one. */
export const link = (title: string, options: FieldOptions = {}) =>
  z
    .string()
    .regex(/^(\/(?!\/)\S*|https?:\/\/\S+|mailto:\S+)$/)
    .meta(metaFor("link", title, options));

/** Returns a field for a part of a URL. Published ones must never change. */
export const id = (title: string, options: FieldOptions = {}) =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(80)
    .meta(
      metaFor("id", title, {
        help: "Lower-case letters, digits and hyphens. Don’t change it once published.",
        ...options,
      }),
    );

/** Returns a field for one of several words. */
export const choice = <const Options extends readonly [string, ...string[]]>(
  title: string,
  options: Options,
  more: FieldOptions = {},
) => z.enum(options).meta(metaFor("choice", title, more));

/** Returns a field for a list, which may be empty unless `min` says otherwise. */
export const list = <Item extends z.core.$ZodType>(
  title: string,
  item: Item,
  { min = 0, max = 200, ...options }: FieldOptions & Limits = {},
) => {
  const items = z
    .array(item)
    .min(min)
    .max(max)
    .readonly()
    .meta(metaFor("list", title, options));
  return min === 0 ? items.prefault([]).meta(metaFor("list", title, options)) : items;
};

/** By which field an entry is known in its list, unless its schema says otherwise: the first of these that each entry must have. */
const namingFields = ["id", "slug", "from", "date", "name", "title", "heading", "label"];

const isRequired = (field: z.core.$ZodType) => !z.safeParse(field, undefined).success;

/**
 * Returns a field for several fields that belong together. Fields it doesn't name are errors.
 *
 * @param namedBy the fields by which an entry is known in its list; of a second one, a day, the year counts. The studio takes a list
 * whose entries have none for one value
 */
export const group = <Shape extends z.core.$ZodLooseShape>(
  title: string,
  shape: Shape,
  {
    namedBy = namingFields.filter((field) => shape[field] && isRequired(shape[field])).slice(0, 1),
    ...options
  }: FieldOptions & {
    readonly words?: EntryWords;
    readonly namedBy?: readonly (keyof Shape & string)[];
  } = {},
) =>
  z
    .strictObject(shape)
    .readonly()
    .meta({ ...metaFor("group", title, options), ...(namedBy.length > 0 && { namedBy }) });

/** Title and description of a page, for search engines and shared links. */
export const pageMetaFields = (description: Pick<FieldOptions, "slots"> = {}) =>
  group("Search engines", {
    title: text("Title", { recommended: 45, max: 70, help: "The business’s name follows it." }),
    description: text("Description", {
      recommended: 155,
      max: 200,
      help: "One or two sentences, below the title in search results.",
      ...description,
    }),
  });

function exists(day: string): boolean {
  const parsed = new Date(`${day}T12:00:00Z`);
  return !Number.isNaN(parsed.valueOf()) && parsed.toISOString().startsWith(day);
}
