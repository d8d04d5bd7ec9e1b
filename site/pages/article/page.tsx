import type { ReactElement } from "react";
import { articles } from "#content/articles";
import { business } from "#content/business";
import { article as words } from "#content/pages/article";
import { meta as blogMeta, feed } from "#content/pages/blog";
import type { Article } from "../../../content-model/schema/article.ts";
import { articlePath, paths } from "../../../domain/pages.ts";
import { articleEntry } from "../../articles/article-entry.tsx";
import { PictureTransition } from "../../articles/picture-transition.tsx";
import { relatedArticles } from "../../articles/related.ts";
import { NewsletterBlock } from "../../components/newsletter-block/newsletter-block.tsx";
import { Prose as Sentences } from "../../components/prose/prose.tsx";
import { Ledger } from "../../kit/parts.tsx";
import { Chapter, Close } from "../../kit/sections.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { breadcrumbs, article as structuredArticle } from "../../seo/structured-data.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { ArticleHead } from "./article-head.tsx";
import styles from "./page.module.css";
import { Prose } from "./prose.tsx";

const { closingCall } = words;

type ArticleArgs = { readonly name: string };

function articleAt(slug: string) {
  const article = articles.find((each) => each.slug === slug);
  if (!article) throw new Error(`unknown article “${slug}”`);
  return article;
}

export const meta = ({ name }: ArticleArgs) => articleMeta(articleAt(name));

export default function ArticlePage({ name }: ArticleArgs) {
  const article = articleAt(name);
  return (
    <main id="main">
      <PictureTransition />
      <article className={styles.article}>
        <div className={styles.progress} aria-hidden="true" />
        <ArticleHead article={article} />
        <Prose article={article} />
      </article>
      <RelatedArticles articles={relatedArticles(article, articles, 3)} />
      <NewsletterBlock />
      <Close
        id="end-heading"
        heading={closingCall.heading}
        tone="night"
        className={styles.end}
        action={
          <>
            <ButtonLink to={paths.course} size="large">
              {closingCall.button}
            </ButtonLink>
            <p>
              <Sentences of={closingCall.more} />
            </p>
          </>
        }
      />
    </main>
  );
}

function RelatedArticles({ articles }: { readonly articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <Chapter id="also-heading" heading={words.relatedArticles.heading} layout="side">
      <Ledger
        of={articles.map((article) => articleEntry(article, "tall"))}
        marks="mark"
        ordered
        className={styles.related}
      />
    </Chapter>
  );
}

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
