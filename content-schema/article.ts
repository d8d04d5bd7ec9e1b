import type { z } from "zod";
import { date, group, id, list, phone, prose, text } from "./fields.ts";

/** The YAML between the two `---` at the top of an article. */
export const frontMatterSchema = group("Article", {
  slug: id("Part of its URL", { help: "The same as the name of its file." }),
  title: text("Title", { max: 60 }),
  standfirst: text("Paragraph under the title", { max: 400 }),
  description: text("Description for search engines", { min: 50, max: 160 }),
  question: text("A question that it answers, in the reader’s words", { max: 120 }),
  excerpt: text("Text in lists of articles", { max: 300 }),
  published: date("Published on"),
  updated: date("Updated on", { help: "Only after a change in substance." }).optional(),
  section: text("Section", { max: 40, help: "One of article-sections.yaml." }),
  subjects: list("Subjects", text("Subject", { max: 30, help: "One of article-sections.yaml." }), { min: 1 }),
  warning: group("Warning before the text", {
    heading: text("Heading", { max: 60 }),
    text: prose("Text", { max: 420, help: "It must fit on the first screen of a phone, with its button." }),
    call: phone("Number that its button calls"),
  }).optional(),
  inShort: list(
    "In short",
    text("Sentence", { min: 20, max: 170, help: "Plain, without jokes: it may be all that somebody reads." }),
    { min: 3, max: 3 },
  ),
  picture: group("Picture", { alt: text("What it shows", { min: 20, max: 300 }) }),
});

export type FrontMatter = z.output<typeof frontMatterSchema>;

/** An article without its body. */
export type Article = FrontMatter & {
  /** The word count of the body, without notes, side notes and pull quotes. */
  readonly words: number;
  /** The reading time. */
  readonly minutes: number;
  /** In the order of its notes. */
  readonly citations: readonly string[];
};
