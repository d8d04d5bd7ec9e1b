import type { z } from "zod";
import { group, list, prose, text, wholeNumber } from "./fields.ts";
import { video } from "./video.ts";

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

export type Practice = z.output<typeof practicesSchema>[number];
export type PracticeStep = Practice["written"]["steps"][number];
