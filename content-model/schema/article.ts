import { z } from "zod";
import { wordsPerMinute } from "../../domain/format-text.ts";
import { drawnArticles } from "../../domain/pictures.ts";
import { alternativeText, choice, date, group, id, list, text, wholeNumber } from "./fields.ts";

/** How many characters say what a picture shows, above an article or in its text. */
export const altLimits = { min: 20, max: 120 };

const named = {
  slug: id("Part of its URL", { help: "The same as the name of its file." }),
  title: text("Title", { max: 60 }),
};

/** Where a photograph is cut to the shape of a screen: the point that each of them shows. */
export const focusSchema = group("The point of the photograph that stays", {
  x: wholeNumber("From the left", { max: 100, unit: "%" }),
  y: wholeNumber("From the top", { max: 100, unit: "%" }),
});

/** The YAML between the two `---` at the top of an article. */
export const frontMatterSchema = group("Article", {
  ...named,
  standfirst: text("Line under the title", { max: 400 }),
  description: text("Description for search engines", {
    min: 50,
    max: 160,
    help: "Left empty, it’s the line under the title.",
  }).optional(),
  question: text("A question that it answers, in the reader’s words", {
    max: 120,
    help: "Lists of articles begin with it.",
  }).optional(),
  excerpt: text("Text in lists of articles", {
    max: 300,
    help: "Left empty, it’s the line under the title.",
  }).optional(),
  published: date("Published on"),
  updated: date("Updated on", { help: "Only after a change in substance." }).optional(),
  minutes: wholeNumber("Minutes to read", {
    min: 1,
    max: 60,
    help: `Your estimate, which the page states. Left empty, it’s one minute for ${wordsPerMinute} words.`,
  }).optional(),
  section: text("Section", { max: 40, help: "One of the blog’s sections." }).optional(),
  subjects: list("Subjects", text("Subject", { max: 30, help: "One of the blog’s subjects." })),
  warning: choice("Warning before the text", ["chestPain"], {
    help: "For an article that somebody may open in danger. Its words are among the shared words, under warnings.",
  }).optional(),
  inShort: list(
    "In short",
    text("Sentence", { min: 20, max: 170, help: "Plain, without jokes: it may be all that somebody reads." }),
    { min: 3, max: 3 },
  ).optional(),
  picture: group("Picture", {
    print: choice("Print", drawnArticles, {
      help: "The drawn picture of this article. An article that one was drawn for has it without; a photograph beside the file stands in its place.",
    }).optional(),
    alt: alternativeText("What it shows", altLimits),
    focus: focusSchema.optional(),
  }),
});

/** What a draft must have. Everything else may be unfinished until the line `draft: true` is deleted. */
export const draftSchema = z.object({
  draft: z.literal(true),
  ...named,
});

export type Draft = z.output<typeof draftSchema>;

export type FrontMatter = z.output<typeof frontMatterSchema>;

/** What stands in an article below its fields, as data: elements by their names, and texts. Nothing in it is code. */
export type Body = import("hast").Root;

/** An article without its body. What its file leaves empty is derived. */
export type Article = FrontMatter & {
  readonly description: string;
  readonly excerpt: string;
  readonly minutes: number;
  /** The word count of the body, without notes, side notes and pull quotes. */
  readonly words: number;
  /** In the order of its notes. */
  readonly citations: readonly string[];
};
