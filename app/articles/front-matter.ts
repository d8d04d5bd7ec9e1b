import { z } from "zod";
import { sections as articleSections, subjects as articleSubjects } from "#content/article-sections";

const day = z.iso.date("must be a date as year-month-day, such as 2027-02-14");
const words = z.string("is missing").trim().min(1, "is empty");

/** The YAML between the two `---` at the top of an article. Unknown fields are rejected. */
export const frontMatterSchema = z.strictObject({
  /** The last part of its URL, and its file name. Never change the slug of a published article. */
  slug: words.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "must be lower-case letters and digits, separated by hyphens",
  ),
  title: words.max(60, "is longer than 60 characters"),
  /** The paragraph under the title. */
  standfirst: words,
  /** For search engines. */
  description: words.min(50, "is shorter than 50 characters").max(160, "is longer than 160 characters"),
  /** A question that the article answers, in the reader's words. */
  question: words,
  /** For lists of articles. */
  excerpt: words,
  published: day,
  /** Only after a change in substance. */
  updated: day.optional(),
  section: z.enum(articleSections, `must be one of: ${articleSections.join(", ")}`),
  subjects: z
    .array(z.enum(articleSubjects, `may only hold: ${articleSubjects.join(", ")}`), "must be a list")
    .min(1, "is empty"),
  picture: z.strictObject({
    /** The text alternative. */
    alt: words.min(20, "is too short: describe what the picture shows"),
  }),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/**
 * Validates the front matter of one article.
 *
 * @param data the parsed YAML
 * @returns the front matter, or error messages that begin with the name of the field
 */
export function parseFrontMatter(
  data: unknown,
): { readonly frontMatter: FrontMatter } | { readonly errors: readonly string[] } {
  const { data: frontMatter, error } = frontMatterSchema.safeParse(data ?? {});
  if (frontMatter) return { frontMatter };
  return {
    errors: error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => `${[...issue.path, key].join(".")} is not a field of an article`)
        : [`${issue.path.join(".")} ${issue.message}`],
    ),
  };
}
