import { articles } from "#content/articles";
import { PictureTransition } from "../../articles/picture-transition.tsx";
import { relatedArticles } from "../../articles/related.ts";
import { NewsletterBlock } from "../../components/newsletter-block/newsletter-block.tsx";
import type { Route } from "./+types/page.ts";
import { ArticleHead } from "./article-head.tsx";
import { articleMeta } from "./article-meta.ts";
import { ClosingCall } from "./closing-call.tsx";
import styles from "./page.module.css";
import { Prose } from "./prose.tsx";
import { RelatedArticles } from "./related-articles.tsx";

const articleAt = (slug: string) => articles.find((article) => article.slug === slug);

export const meta = ({ params }: Route.MetaArgs) => {
  const article = articleAt(params.slug);
  return article ? articleMeta(article) : [];
};

export default function ArticlePage({ params }: Route.ComponentProps) {
  const article = articleAt(params.slug);
  if (!article) throw new Error(`unknown article “${params.slug}”`);
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
      <ClosingCall />
    </main>
  );
}
