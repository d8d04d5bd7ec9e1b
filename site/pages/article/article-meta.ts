import type { ReactElement } from "react";
import { business } from "#content/business";
import { meta as blogMeta, feed } from "#content/pages/blog";
import type { Article } from "../../../content-model/schema/article.ts";
import { articlePath, paths } from "../../../domain/pages.ts";
import { pageMeta } from "../../seo/page-meta.tsx";
import { breadcrumbs, article as structuredArticle } from "../../seo/structured-data.ts";

/** Metadata and structured data of an article. */
export function articleMeta(article: Article): ReactElement {
  const { slug, title, description, published, updated, section, words, picture } = article;
  const author = business.teacher.name;
  const [path, image] = [articlePath(slug), `/share/${slug}.jpg`];
  const dates = { publishedTime: published, ...(updated && { modifiedTime: updated }) };
  return pageMeta({
    title,
    description,
    path,
    feed: feed.title,
    ogImage: image,
    ogImageAlt: picture.alt,
    article: { ...dates, author, section },
    // The picture, before the title, must be parsed before the first frame: the view transition from its card ends there.
    waitsFor: "title",
    structuredData: [
      structuredArticle({ title, description, path, image, ...dates, author, section, wordCount: words }),
      breadcrumbs([
        { name: blogMeta.title, path: paths.blog },
        { name: title, path },
      ]),
    ],
  });
}
