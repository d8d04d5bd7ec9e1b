import { z } from "zod";
import { group, text, url, wholeNumber } from "./fields.ts";

const reference = group("Reference", {
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
});

/** `content/references.yaml`: the sources that the articles cite, by id. */
export const referencesSchema = z
  .record(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), reference)
  .readonly()
  .meta({ title: "References", kind: "group" });

export type Reference = z.output<typeof reference>;
