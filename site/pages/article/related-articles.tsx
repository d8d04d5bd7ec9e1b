import { common } from "#content/common";
import { article } from "#content/pages/article";
import type { Article } from "../../../content-model/schema/article.ts";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { articlePath } from "../../../domain/pages.ts";
import styles from "./related-articles.module.css";

const words = article.relatedArticles;

export function RelatedArticles({ articles }: { readonly articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="also-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="also-heading">{words.heading}</h2>
        <ol>
          {articles.map(({ slug, title, question, minutes }) => (
            <li key={slug}>
              <p>{fillSlots(common.articles.question, { "article.question": question })}</p>
              <h3>
                <a href={articlePath(slug)}>{title}</a>
              </h3>
              <span className="figures soft">
                {fillSlots(common.articles.length, { "article.minutes": minutes })}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
