import { common } from "#content/common";
import type { Article } from "../../content-model/schema/article.ts";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import { articlePath } from "../../domain/pages.ts";
import type { Entry } from "../kit/ledger.tsx";
import { PrintPicture } from "../kit/print-picture.tsx";
import styles from "./article-entry.module.css";
import { articlePicture } from "./pictures.ts";

/** Returns the row of an article in a list of articles: its picture, the question it answers, its title as a link. */
export function articleEntry(article: Article): Entry {
  const { slug, title, question, minutes } = article;
  const { tall, tallDark, tallAvif } = articlePicture(article);
  return {
    // Decorative: the title beside it says what the article is about.
    mark: (
      <PrintPicture
        className={styles.picture}
        wide={tall}
        wideDark={tallDark}
        wideAvif={tallAvif}
        width={800}
        height={900}
        alt=""
      />
    ),
    name: (
      <>
        {question && (
          <span className={styles.question}>
            {fillSlots(common.articles.question, { "article.question": question })}
          </span>
        )}{" "}
        <a className={`covers ${styles.link}`} href={articlePath(slug)}>
          {title}
        </a>
      </>
    ),
    more: <span className="figures">{fillSlots(common.articles.read, { "article.minutes": minutes })}</span>,
  };
}
