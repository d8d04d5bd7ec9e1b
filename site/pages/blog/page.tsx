import { articles } from "#content/articles";
import { blog } from "#content/pages/blog";
import type { Article } from "../../../content-model/schema/article.ts";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { paths } from "../../../domain/pages.ts";
import { articleEntry } from "../../articles/article-entry.tsx";
import { PictureTransition } from "../../articles/picture-transition.tsx";
import { Day } from "../../components/day.tsx";
import { NewsletterBlock } from "../../components/newsletter-block/newsletter-block.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import band from "../../kit/band.module.css";
import { Entries } from "../../kit/parts.tsx";
import { Chapter, Close, Hero } from "../../kit/sections.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import styles from "./page.module.css";

const { meta: words, hero, articleList, closingCall } = blog;

export const meta = () =>
  pageMeta({
    title: words.title,
    description: fillSlots(words.description, { "articles.count": articles.length }),
    path: paths.blog,
    feed: blog.feed.title,
    // The rows must be parsed before the first frame: the view transition from an article's picture ends there.
    ...(articles.length > 0 && { waitsFor: "articles" }),
  });

export default function BlogPage() {
  return (
    <main id="main">
      <PictureTransition />
      <Hero
        id="blog-heading"
        heading={hero.heading}
        lead={hero.lead}
        layout="beside"
        tone="shade"
        print="open-book"
        alt={hero.picture}
        className={styles.hero}
      />
      {articles.length > 0 && (
        <Chapter
          id="articles-heading"
          anchor="articles"
          heading={articleList.heading}
          layout="hidden"
          className={styles.list}
        >
          <Entries of={articles.map(entryOf)} ordered />
          <p className="small">
            <Prose of={articleList.feed} />
          </p>
        </Chapter>
      )}
      <NewsletterBlock />
      <Close
        id="enough-heading"
        heading={closingCall.heading}
        tone="gold"
        print="readers"
        className={`on-screen ${band.people}`}
        button={{ to: paths.services, size: "large", tone: "dark", words: closingCall.button }}
      />
    </main>
  );
}

/** The card of an article, with what it says and when it was published. */
function entryOf(article: Article) {
  const { more, ...entry } = articleEntry(article, "wide");
  return {
    ...entry,
    more: (
      <>
        <p>
          <Prose of={article.excerpt} />
        </p>
        <div className="cluster small soft">
          {more}
          {article.section && <span>{article.section}</span>}
          <Day date={article.published} />
        </div>
      </>
    ),
  };
}
