import { z } from "zod";
import { date, group, id, list, prose, text, wholeNumber } from "./fields.ts";

const whileEmpty =
  "Enter the id of the video: the part after “v=” in its URL. Until then the page shows its written version.";

/** What practices and lessons have in common. */
const video = {
  slug: id("Part of its URL"),
  id: z
    .string()
    .regex(/^[\w-]{11}$/)
    .optional()
    .meta({
      title: "YouTube id",
      kind: "text",
      help: "The eleven characters after “watch?v=” in its YouTube URL, in quotation marks.",
      whenEmpty: whileEmpty,
    }),
  published: date("Published on", { help: "Needed with an id." }).optional(),
  title: text("Title", { max: 80 }),
  description: text("Description", { max: 160 }),
  minutes: wholeNumber("Length", { min: 1, max: 120, unit: "minutes" }),
  thumbnail: text("Your own picture", {
    max: 120,
    help: "A file in public/photos/, such as /photos/feel-rest.jpg.",
  }).optional(),
};

const step = group("Step", {
  at: wholeNumber("Begins at", { unit: "seconds" }),
  heading: text("Heading", { max: 80 }),
  text: prose("Instruction", { max: 700 }),
  otherwise: prose("If that doesn’t work", { max: 400 }).optional(),
});

/** `content/practices.yaml`: the guided practices. */
export const practicesSchema = list(
  "Guided practices",
  group("Practice", {
    ...video,
    goodFor: text("When to choose it, in the visitor’s words", { max: 60 }),
    written: group("Written version", {
      moment: prose("An everyday moment", { max: 500 }),
      steps: list("Steps", step, { min: 1 }),
      takeAlong: group("During the day", {
        heading: text("Heading", { max: 60 }),
        text: prose("Instruction", { max: 500 }),
      }),
    }),
  }),
);

/** `content/lessons.yaml`: the short lessons. */
export const lessonsSchema = list(
  "Short lessons",
  group("Lesson", {
    ...video,
    written: group("Written version", {
      moment: prose("An everyday moment", { max: 500 }),
      parts: list(
        "Parts",
        group("Part", { heading: text("Heading", { max: 90 }), text: prose("Text", { max: 1200 }) }),
        { min: 1 },
      ),
      tryThis: prose("An exercise", { max: 500 }),
    }),
  }),
);

export type Practice = z.output<typeof practicesSchema>[number];
export type Lesson = z.output<typeof lessonsSchema>[number];
export type PracticeStep = Practice["written"]["steps"][number];
/** A video with a written version, which exists even before the video does. */
export type VideoItem = Pick<Lesson, keyof typeof video>;
