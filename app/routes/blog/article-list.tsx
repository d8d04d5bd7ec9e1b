import { Link } from "react-router";
import { articles } from "../../../content/articles.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { paths } from "../../paths.ts";
import { calendarDay } from "../../schedule/say.ts";
import styles from "./article-list.module.css";
import { articlePictures } from "./article-pictures.ts";

/** The articles, newest first: the question that somebody arrives with, and what to read then. */
export function ArticleList() {
  return (
    <section className={styles.list} aria-labelledby="articles-heading">
      <div className="wrap">
        <h2 id="articles-heading" className="visually-hidden">
          All articles
        </h2>
        <ol>
          {articles.map(({ slug, title, question, excerpt, published, section, minutes }) => (
            <li key={slug}>
              <article className={styles.card} aria-labelledby={`${slug}-title`}>
                <Picture slug={slug} />
                <p className={styles.question}>“{question}”</p>
                <div>
                  <h3 id={`${slug}-title`}>
                    <Link to={`${paths.blog}/${slug}`} prefetch="intent">
                      {title}
                    </Link>
                  </h3>
                  <p>{excerpt}</p>
                  <p className={styles.facts}>
                    <span className="figures">{minutes} min read</span>
                    <span>{section}</span>
                    <time dateTime={published}>{calendarDay(published, { year: true })}</time>
                  </p>
                </div>
              </article>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** An article's print. The question beside it says what the article is about, so it needs no words. */
function Picture({ slug }: { readonly slug: string }) {
  const print = articlePictures[slug];
  return (
    print && (
      <PrintPicture
        className={styles.picture}
        wide={print.day}
        wideDark={print.night}
        width={800}
        height={900}
        alt=""
      />
    )
  );
}
