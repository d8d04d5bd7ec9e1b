/** Prints (SVG, light and dark), or the owner's photograph (WebP). */
const files = import.meta.glob<string>("../../.generated/art/article-*.{svg,webp}", {
  eager: true,
  import: "default",
  query: "?url",
});

const urlOf = (name: string): string | undefined =>
  files[`../../.generated/art/${name}.svg`] ?? files[`../../.generated/art/${name}.webp`];

/**
 * Returns the URLs of an article's pictures: wide and tall, for light and, if any, dark screens.
 *
 * @throws Error if the article has none
 */
export function articlePicture(slug: string) {
  const [wide, tall] = [urlOf(`article-${slug}`), urlOf(`article-${slug}-tall`)];
  if (!wide || !tall) throw new Error(`No picture for the article ${slug}: see docs/authoring.md`);
  return {
    wide,
    tall,
    wideDark: urlOf(`article-${slug}-dark`),
    tallDark: urlOf(`article-${slug}-tall-dark`),
  };
}
