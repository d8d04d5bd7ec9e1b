import type { z } from "zod";
import { group, list, prose, text } from "./fields.ts";
import { video } from "./video.ts";

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
      ),
      tryThis: prose("An exercise", { max: 500 }),
    }),
  }),
);

export type Lesson = z.output<typeof lessonsSchema>[number];
