import { articles } from "#content/articles";
import { common } from "#content/common";
import { blog } from "#content/pages/blog";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { formatDate } from "../../../domain/format-date.ts";
import { articlePath } from "../../../domain/pages.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { articlePicture } from "../../articles/pictures.ts";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./article-list.module.css";

const words = blog.articleList;

/** The articles, newest first, each under the question it answers. */
export function ArticleList() {
  if (articles.length === 0) return null;
  return (
    <section className={styles.list} id="articles" aria-labelledby="articles-heading">
      <div className="wrap">
        <h2 id="articles-heading" className="visually-hidden">
          {words.heading}
        </h2>
        <ol>
          {articles.map(({ slug, title, question, excerpt, published, section, minutes }) => (
            <li key={slug} data-article>
              <article className={styles.card} aria-labelledby={`${slug}-title`}>
                <Picture slug={slug} />
                <p className={styles.question}>
                  {fillSlots(common.articles.question, { "article.question": question })}
                </p>
                <div>
                  <h3 id={`${slug}-title`}>
                    <a href={articlePath(slug)}>{title}</a>
                  </h3>
                  <p>{excerpt}</p>
                  <p className={styles.facts}>
                    <span className="figures">
                      {fillSlots(common.articles.read, { "article.minutes": minutes })}
                    </span>
                    <span>{section}</span>
                    <time dateTime={published}>{formatDate(published, { year: true })}</time>
                  </p>
                </div>
              </article>
            </li>
          ))}
        </ol>
        <p className={styles.feed}>
          <Prose of={words.feed} />
        </p>
      </div>
    </section>
  );
}

/** Decorative: the question beside it says what the article is about. */
function Picture({ slug }: { readonly slug: string }) {
  const { tall, tallDark } = articlePicture(slug);
  return (
    <PrintPicture
      className={styles.picture}
      wide={tall}
      wideDark={tallDark}
      width={800}
      height={900}
      alt=""
    />
  );
}
