import type { Article } from "../../../content-schema/article.ts";
import { articlePath } from "../../paths.ts";
import styles from "./related-articles.module.css";

export function RelatedArticles({ articles }: { readonly articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="also-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="also-heading">You might also enjoy</h2>
        <ol>
          {articles.map(({ slug, title, question, minutes }) => (
            <li key={slug}>
              <p>“{question}”</p>
              <h3>
                <a href={articlePath(slug)}>{title}</a>
              </h3>
              <span className="figures soft">{minutes} min</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
