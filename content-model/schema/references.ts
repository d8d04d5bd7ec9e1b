import { z } from "zod";
import { group, text, url, wholeNumber } from "./fields.ts";

/** Returns what a source is called in a sentence: `Galante 2021`. It may be unfinished. */
export function calledBy({ authors, title, year }: Readonly<Record<string, unknown>>): string {
  const [first = ""] = String(authors ?? firstWords(title)).split(",");
  // The first author, without a role in brackets, "et al." and initials.
  const name = first.replace(/ \(.*\)$| et al\.$/, "").replace(/ [\p{Lu}-]{1,4}$/u, "");
  return `${name} ${year ?? ""}`.trim();
}

/** Without authors, the beginning of the title names a source. */
const firstWords = (title: unknown) =>
  String(title ?? "")
    .split(" ")
    .slice(0, 4)
    .join(" ");

const reference = group(
  "Reference",
  {
    authors: text("Authors", {
      max: 160,
      help: "Family name and initials, up to three, then “et al.”",
    }).optional(),
    year: wholeNumber("Year of final publication", { min: 1500, max: 2100 }).optional(),
    title: text("Title", { max: 300 }),
    container: text("Journal, publisher or site, in full", { max: 160 }).optional(),
    locator: text("Volume, number, pages", {
      max: 60,
      help: "Such as 18(1), e1003481.",
    }).optional(),
    doi: text("DOI", { max: 100, help: "Without https://doi.org/." }).optional(),
    url: url("Where it can be read, if it has no DOI").optional(),
    remark: text("What a reader should know", {
      max: 200,
      help: "Above all conflicts of interest. Without a full stop.",
    }).optional(),
  },
  { words: { call: (source) => `Source: ${calledBy(source)}`, isWhole: true } },
);

/** `content/references.yaml`: the sources that the articles cite, by id. */
export const referencesSchema = z
  .record(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), reference)
  .readonly()
  .meta({ title: "References", kind: "group" });

export type Reference = z.output<typeof reference>;
