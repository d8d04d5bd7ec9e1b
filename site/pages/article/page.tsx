import { articles } from "#content/articles";
import { PictureTransition } from "../../articles/picture-transition.tsx";
import { relatedArticles } from "../../articles/related.ts";
import { NewsletterBlock } from "../../components/newsletter-block/newsletter-block.tsx";
import { ArticleHead } from "./article-head.tsx";
import { articleMeta } from "./article-meta.ts";
import { ClosingCall } from "./closing-call.tsx";
import styles from "./page.module.css";
import { Prose } from "./prose.tsx";
import { RelatedArticles } from "./related-articles.tsx";

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
      <ClosingCall />
    </main>
  );
}
