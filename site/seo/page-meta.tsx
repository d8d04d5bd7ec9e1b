import type { ReactElement } from "react";
import { business } from "#content/business";
import { common } from "#content/common";
import { InlineData, InlineScript } from "../rendering/inline.tsx";
import { publicUrl } from "./public-url.ts";
import type { StructuredData } from "./structured-data.ts";
import waitWithinBlog from "./wait-within-blog.inline.ts?inline-script";

/** Metadata of a page for search engines and social networks. */
type PageFacts = {
  /** Without the name of the business, which `pageMeta` appends. */
  readonly title: string;
  /** One or two sentences, at most 160 characters. */
  readonly description: string;
  /** The path of the page, as in `domain/pages.ts`. */
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
  /** The id of an element that must be parsed before the first frame, if the visitor comes from within the blog. */
  readonly waitsFor?: string;
  /** Only for articles. Times are ISO 8601 dates. */
  readonly article?: {
    readonly publishedTime: string;
    readonly modifiedTime?: string;
    readonly author: string;
    readonly section: string | undefined;
  };
};

const words = common.sharing;

/** Returns all metadata of a page, for a page's `meta` export. Title, description and path are required by type. */
export function pageMeta(facts: PageFacts): ReactElement {
  const title = facts.path === "/" ? facts.title : `${facts.title} | ${business.name}`;
  const url = publicUrl(facts.path);
  const image = publicUrl(facts.ogImage ?? "/og-image.jpg");
  const imageAlt = facts.ogImageAlt ?? words.picture;
  const { article } = facts;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={facts.description} />
      <meta name="keywords" content={(facts.keywords ?? words.keywords).join(", ")} />
      <meta name="author" content={article?.author ?? business.teacher.name} />
      {facts.noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}

      <meta property="og:title" content={title} />
      <meta property="og:description" content={facts.description} />
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:locale" content="en_AU" />

      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={facts.description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageAlt} />

      {facts.feed && (
        <link rel="alternate" type="application/rss+xml" title={facts.feed} href={publicUrl("/rss.xml")} />
      )}
      {article && (
        <>
          <meta property="article:published_time" content={article.publishedTime} />
          {article.modifiedTime && <meta property="article:modified_time" content={article.modifiedTime} />}
          <meta property="article:author" content={article.author} />
          {article.section && <meta property="article:section" content={article.section} />}
        </>
      )}
      {facts.structuredData?.map((data) => (
        <JsonLd key={JSON.stringify(data)} data={data} />
      ))}
      {facts.waitsFor && <InlineScript code={waitWithinBlog} data-id={facts.waitsFor} />}
    </>
  );
}

/** Renders structured data: in the head, or in the body what would make the head heavy. */
export const JsonLd = ({ data }: { readonly data: StructuredData }) => (
  <InlineData type="application/ld+json" data={data} />
);
