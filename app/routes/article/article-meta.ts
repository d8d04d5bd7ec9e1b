import type { MetaDescriptor } from "react-router";
import { business } from "#content/business";
import { meta as blogMeta, feed } from "#content/pages/blog";
import type { Article } from "../../../content-schema/article.ts";
import { articlePath, paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { breadcrumbs, article as structuredArticle } from "../../seo/structured-data.ts";

/** Metadata and structured data of an article. */
export function articleMeta(article: Article): MetaDescriptor[] {
  const { slug, title, description, published, updated, section, words, picture } = article;
  const author = business.teacher.name;
  const [path, image] = [articlePath(slug), `/share/${slug}.jpg`];
  const dates = { publishedTime: published, ...(updated && { modifiedTime: updated }) };
  const tags = pageMeta({
    title,
    description,
    path,
    feed: feed.title,
    ogImage: image,
    ogImageAlt: picture.alt,
    article: { ...dates, author, section },
    structuredData: [
      structuredArticle({ title, description, path, image, ...dates, author, section, wordCount: words }),
      breadcrumbs([
        { name: blogMeta.title, path: paths.blog },
        { name: title, path },
      ]),
    ],
  });
  // The picture, before the title, must be parsed before the first frame: the view transition from its card ends there.
  return [...tags, { tagName: "link", rel: "expect", href: "#title", blocking: "render" }];
}
