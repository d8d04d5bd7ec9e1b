import { z } from "zod";
import { articleSections, articleSubjects } from "../../content/article-sections.ts";

const day = z.iso.date("is to be a day, as year-month-day: 2027-02-14");
const words = z.string("is missing").trim().min(1, "is empty");

/** What stands between the two `---` at the top of an article. Nothing else may, and nothing may be missing. */
export const frontMatterSchema = z.strictObject({
  /** The last part of its address, and the name of its file. Never change one that was published. */
  slug: words.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "is to be small letters and figures with hyphens between"),
  title: words.max(60, "is longer than 60 characters"),
  /** Under the title: why a sceptic should read on. */
  standfirst: words,
  /** For search engines. */
  description: words.min(50, "is shorter than 50 characters").max(160, "is longer than 160 characters"),
  /** What somebody says when this is the one to read. */
  question: words,
  /** For lists of articles. */
  excerpt: words,
  published: day,
  /** Only where the article has changed in substance. */
  updated: day.optional(),
  section: z.enum(articleSections, `is to be one of: ${articleSections.join(", ")}`),
  subjects: z
    .array(z.enum(articleSubjects, `may only hold: ${articleSubjects.join(", ")}`), "is to be a list")
    .min(1, "is empty"),
  picture: z.strictObject({
    /** What there is to see, for those who cannot. */
    alt: words.min(20, "says too little: describe what there is to see"),
  }),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/**
 * Checks the front matter of one article by itself.
 *
 * @param data as it was read from YAML
 * @returns the front matter, or a sentence for each fault that begins with the name of the field
 */
export function parseFrontMatter(
  data: unknown,
): { readonly frontMatter: FrontMatter } | { readonly faults: readonly string[] } {
  const { data: frontMatter, error } = frontMatterSchema.safeParse(data ?? {});
  if (frontMatter) return { frontMatter };
  return {
    faults: error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => `${[...issue.path, key].join(".")} is not a field of an article`)
        : [`${issue.path.join(".")} ${issue.message}`],
    ),
  };
}
