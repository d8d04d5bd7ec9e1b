import type { MetaDescriptor } from "react-router";
import { business } from "#content/business";
import { common } from "#content/common";
import { publicUrl } from "./public-url.ts";
import type { StructuredData } from "./structured-data.ts";

/** Metadata of a page for search engines and social networks. */
export type PageFacts = {
  /** Without the name of the business, which `pageMeta` appends. */
  readonly title: string;
  /** One or two sentences, at most 160 characters. */
  readonly description: string;
  /** The path of the page, as in `app/paths.ts`. */
  readonly path: string;
  readonly keywords?: readonly string[];
  /** The path of a picture of 1200 × 630 px. */
  readonly ogImage?: string;
  readonly ogImageAlt?: string;
  readonly structuredData?: readonly StructuredData[];
  /** The title of the RSS feed to announce. */
  readonly feed?: string;
  /** Keeps a page out of search engines. */
  readonly noIndex?: boolean;
  /** Only for articles. Times are ISO 8601 dates. */
  readonly article?: {
    readonly publishedTime: string;
    readonly modifiedTime?: string;
    readonly author: string;
    readonly section: string;
  };
};

const words = common.sharing;

/** Returns all metadata of a page, for a route's `meta` export. Title, description and path are required by type. */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const title = facts.path === "/" ? facts.title : `${facts.title} | ${business.name}`;
  const url = publicUrl(facts.path);
  const image = publicUrl(facts.ogImage ?? "/og-image.jpg");
  const imageAlt = facts.ogImageAlt ?? words.picture;
  const author = facts.article?.author ?? business.teacher.name;

  return [
    { title },
    { name: "description", content: facts.description },
    { name: "keywords", content: (facts.keywords ?? words.keywords).join(", ") },
    { name: "author", content: author },
    ...(facts.noIndex
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link", rel: "canonical", href: url } as const]),

    { property: "og:title", content: title },
    { property: "og:description", content: facts.description },
    { property: "og:type", content: facts.article ? "article" : "website" },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: imageAlt },
    { property: "og:site_name", content: business.name },
    { property: "og:locale", content: "en_AU" },

    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: facts.description },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: imageAlt },

    ...(facts.feed
      ? [
          {
            tagName: "link",
            rel: "alternate",
            type: "application/rss+xml",
            title: facts.feed,
            href: publicUrl("/rss.xml"),
          } as const,
        ]
      : []),
    ...articleMeta(facts.article),
    ...(facts.structuredData ?? []).map((data) => ({ "script:ld+json": data }) as MetaDescriptor),
  ];
}

function articleMeta(article: PageFacts["article"]): MetaDescriptor[] {
  if (!article) return [];
  return [
    { property: "article:published_time", content: article.publishedTime },
    ...(article.modifiedTime ? [{ property: "article:modified_time", content: article.modifiedTime }] : []),
    { property: "article:author", content: article.author },
    { property: "article:section", content: article.section },
  ];
}
