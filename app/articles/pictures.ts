/** An article's pictures: prints by day and by night, or the owner's photograph in two crops. */
const files = import.meta.glob<string>("../../.generated/art/article-*.{svg,webp}", {
  eager: true,
  import: "default",
  query: "?url",
});

const addressOf = (name: string): string | undefined =>
  files[`../../.generated/art/${name}.svg`] ?? files[`../../.generated/art/${name}.webp`];

/** The wide and the tall picture of an article, each for light screens and, where there is one, for dark ones. */
export function articlePicture(slug: string) {
  const [wide, tall] = [addressOf(`article-${slug}`), addressOf(`article-${slug}-tall`)];
  if (!wide || !tall) throw new Error(`the article ${slug} has no picture: see docs/authoring.md`);
  return {
    wide,
    tall,
    wideDark: addressOf(`article-${slug}-dark`),
    tallDark: addressOf(`article-${slug}-tall-dark`),
  };
}
