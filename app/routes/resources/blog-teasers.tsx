import { articles } from "#content/articles";
import { articlePath, paths } from "../../paths.ts";
import styles from "./blog-teasers.module.css";
import { selectBySlug } from "./select-by-slug.ts";

const shown = selectBySlug(articles, [
  "meditation-anxiety-stress",
  "no-time-for-meditation",
  "how-meditation-changes-brain",
]);

export function BlogTeasers() {
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="reading-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="reading-heading">Something to read</h2>
          <p>
            For the sceptical hour. The numbers come with their limits, and the people who paid for them are
            named.
          </p>
          <p className={styles.all}>
            <a href={paths.blog}>All {articles.length} articles</a>
          </p>
        </div>
        <ol className={styles.books}>
          {shown.map(({ slug, title, question, minutes }) => (
            <li key={slug}>
              <p>{question}</p>
              <h3>
                <a href={articlePath(slug)}>{title}</a>
              </h3>
              <span className="figures">{minutes} min</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
