import { articles } from "#content/articles";
import { bodies } from "#content/bodies";
import { business } from "#content/business";
import { article as words } from "#content/pages/article";
import { meta as blogMeta, feed } from "#content/pages/blog";
import type { Article } from "../../../content-model/schema/article.ts";
import { articlePath, paths } from "../../../domain/pages.ts";
import { articleEntry } from "../../articles/article-entry.tsx";
import { PictureTransition } from "../../articles/picture-transition.tsx";
import { relatedArticles } from "../../articles/related.ts";
import { NewsletterBlock } from "../../components/newsletter-block/newsletter-block.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Entries } from "../../kit/parts.tsx";
import { Chapter, Close } from "../../kit/sections.tsx";
import { JsonLd, pageMeta } from "../../seo/page-meta.tsx";
import { breadcrumbs, article as structuredArticle } from "../../seo/structured-data.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { ArticleHead } from "./article-head.tsx";
import { Opening } from "./opening.tsx";
import styles from "./page.module.css";
import "./prose.css";
import { Body } from "./prose/body.tsx";
import { Notes } from "./prose/notes.tsx";

const { closingCall } = words;

type ArticleArgs = { readonly name: string };

function articleAt(slug: string) {
  const article = articles.find((each) => each.slug === slug);
  if (!article) throw new Error(`unknown article “${slug}”`);
  return article;
}

export function meta({ name }: ArticleArgs) {
  const article = articleAt(name);
  const { slug, title, description, section, picture } = article;
  return pageMeta({
    title,
    description,
    path: articlePath(slug),
    feed: feed.title,
    ogImage: shareImage(slug),
    ogImageAlt: picture.alt,
    article: { ...datesOf(article), author, section },
    // The picture, before the title, must be parsed before the first frame: the view transition from its card ends there.
    waitsFor: "title",
  });
}

export default function ArticlePage({ name }: ArticleArgs) {
  const article = articleAt(name);
  return (
    <main id="main">
      <PictureTransition />
      <div className={styles.article}>
        <article className={styles.text}>
          <div className={styles.progress} aria-hidden="true" />
          <ArticleHead article={article} />
          <Text article={article} />
        </article>
        <RelatedArticles articles={relatedArticles(article, articles, 3)} />
      </div>
      <NewsletterBlock />
      <Close
        id="end-heading"
        heading={closingCall.heading}
        tone="night"
        print="page-of-water"
        className={`on-screen ${styles.end}`}
        action={
          <>
            <ButtonLink to={paths.course} size="large" tone="onNight">
              {closingCall.button}
            </ButtonLink>
            <p>
              <Prose of={closingCall.more} />
            </p>
          </>
        }
      />
      <StructuredData of={article} />
    </main>
  );
}

/** The body of the article with its notes. */
function Text({ article: { slug, citations }, article }: { readonly article: Article }) {
  const body = bodies[slug];
  if (!body) throw new Error(`article “${slug}” has no body`);
  return (
    <div className="prose wrap" id="prose">
      <Opening article={article} />
      <Body of={body} />
      <Notes citations={citations} />
    </div>
  );
}

function RelatedArticles({ articles }: { readonly articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <Chapter
      id="also-heading"
      heading={words.relatedArticles.heading}
      layout="side"
      className={`on-screen ${styles.related}`}
    >
      <Entries of={articles.map((article) => articleEntry(article, "tall"))} ordered />
    </Chapter>
  );
}

/** For search engines. Not in the head: the words come first. */
function StructuredData({ of: article }: { readonly of: Article }) {
  const { slug, title, description, section, words } = article;
  const path = articlePath(slug);
  const trail = [
    { name: blogMeta.title, path: paths.blog },
    { name: title, path },
  ];
  const facts = { title, description, path, image: shareImage(slug), author, section, wordCount: words };
  return (
    <>
      <JsonLd data={structuredArticle({ ...facts, ...datesOf(article) })} />
      <JsonLd data={breadcrumbs(trail)} />
    </>
  );
}

const author = business.teacher.name;

const shareImage = (slug: string) => `/share/${slug}.jpg`;

const datesOf = ({ published, updated }: Article) => ({
  publishedTime: published,
  ...(updated && { modifiedTime: updated }),
});
