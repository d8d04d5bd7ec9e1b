import { z } from "zod";
import { date, group, id, list, text } from "./fields.ts";
import { parseLetter } from "./parse-letter.ts";

const letterText = z
  .string()
  .min(1)
  .max(100_000)
  .meta({ title: "What it said", kind: "text", fixed: true })
  .transform((source, context) => {
    const { blocks, error } = parseLetter(source);
    if (blocks) return blocks;
    context.addIssue({ code: "custom", message: error });
    return z.NEVER;
  });

/** `content/letters.yaml`: the letters that stand on the site, as they were sent. */
export const lettersSchema = list(
  "Letters on the site",
  group(
    "Letter on the site",
    {
      id: z.uuid().meta({
        title: "Its id among the letters sent",
        kind: "text",
        help: "The one under which it was sent: 8, 4, 4, 4 and 12 signs, with hyphens between them.",
        fixed: true,
      }),
      slug: id("Part of its URL"),
      sent: date("Sent on"),
      subject: text("Subject", { max: 1000, fixed: true }),
      text: letterText,
    },
    {
      words: {
        call: () => undefined,
        describe: ({ subject }) => (typeof subject === "string" ? subject : undefined),
      },
    },
  ),
  { max: 1000 },
);

/** A letter that stands on the site. */
export type PublishedLetter = z.output<typeof lettersSchema>[number];
