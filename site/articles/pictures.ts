import type { Article } from "../../content-model/schema/article.ts";

/** Prints (SVG, light and dark), or the owner's photograph (WebP). */
const files = import.meta.glob<string>("../../.generated/art/article-*.{svg,webp}", {
  eager: true,
  import: "default",
  query: "?url",
});

const urlOf = (name: string): string | undefined => files[`../../.generated/art/${name}`];

/**
 * Returns the URLs of an article's pictures, wide and tall: of its photograph, or else of its print, light and dark.
 *
 * @throws Error if the article has none
 */
export function articlePicture({ slug, picture }: Pick<Article, "slug" | "picture">) {
  const print: string = picture.print ?? slug;
  const [photograph, tallPhotograph] = [urlOf(`article-${slug}.webp`), urlOf(`article-${slug}-tall.webp`)];
  if (photograph && tallPhotograph) return { wide: photograph, tall: tallPhotograph };
  const [wide, tall] = [urlOf(`article-${print}.svg`), urlOf(`article-${print}-tall.svg`)];
  if (!wide || !tall) throw new Error(`No picture for the article ${slug}: see docs/authoring.md`);
  return {
    wide,
    tall,
    wideDark: urlOf(`article-${print}-dark.svg`),
    tallDark: urlOf(`article-${print}-tall-dark.svg`),
  };
}
