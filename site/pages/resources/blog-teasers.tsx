import { articles } from "#content/articles";
import { common } from "#content/common";
import { resources } from "#content/pages/resources";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { articlePath } from "../../../domain/pages.ts";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./blog-teasers.module.css";
import { selectBySlug } from "./select-by-slug.ts";

const words = resources.blogTeasers;

const shown = selectBySlug(articles, words.shown);

export function BlogTeasers() {
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="reading-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="reading-heading">{words.heading}</h2>
          <p>
            <Prose of={words.lead} />
          </p>
          <p className={styles.all}>
            <Prose of={words.all} slots={{ "articles.count": articles.length }} />
          </p>
        </div>
        <ol className={styles.books}>
          {shown.map(({ slug, title, question, minutes }) => (
            <li key={slug}>
              <p>{question}</p>
              <h3>
                <a href={articlePath(slug)}>{title}</a>
              </h3>
              <span className="figures">
                {fillSlots(common.articles.length, { "article.minutes": minutes })}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
