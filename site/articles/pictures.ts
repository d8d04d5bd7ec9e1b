import { photographs } from "#content/photographs";
import type { Article } from "../../content-model/schema/article.ts";
import { photographUrl } from "./photograph-files.ts";

/** Prints, light and dark. */
const files = import.meta.glob<string>("../pictures/article-*.svg", {
  eager: true,
  import: "default",
  query: "?url",
});

const urlOf = (name: string): string | undefined => files[`../pictures/${name}.svg`];

/** Returns the URLs of an article's photograph, or else of its print, wide and tall, light and dark. Throws without either. */
export function articlePicture({ slug, picture }: Pick<Article, "slug" | "picture">) {
  const id = photographs[slug];
  if (id) {
    return {
      wide: photographUrl(slug, id, "wide", "jpg", picture.focus),
      wideAvif: photographUrl(slug, id, "wide", "avif", picture.focus),
      tall: photographUrl(slug, id, "tall", "jpg", picture.focus),
      tallAvif: photographUrl(slug, id, "tall", "avif", picture.focus),
    };
  }
  const print: string = picture.print ?? slug;
  const [wide, tall] = [urlOf(`article-${print}`), urlOf(`article-${print}-tall`)];
  if (!wide || !tall) throw new Error(`No picture for the article ${slug}: see docs/authoring.md`);
  return {
    wide,
    tall,
    wideDark: urlOf(`article-${print}-dark`),
    tallDark: urlOf(`article-${print}-tall-dark`),
  };
}
