import { common } from "#content/common";
import type { Article } from "../../content-model/schema/article.ts";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import { articlePath } from "../../domain/pages.ts";
import type { Entry } from "../kit/parts.tsx";
import { PrintPicture } from "../kit/print-picture.tsx";
import styles from "./article-entry.module.css";
import { articlePicture } from "./pictures.ts";

const shapes = { tall: { width: 800, height: 900 }, wide: { width: 1600, height: 675 } } as const;

/**
 * Returns the row of an article in a list of articles: its picture in one of its crops, the question it answers, its title as
 * a link.
 */
export function articleEntry(article: Article, crop: keyof typeof shapes): Entry {
  const { slug, title, question, minutes } = article;
  const picture = articlePicture(article);
  return {
    // Decorative: the title beside it says what the article is about.
    mark: (
      <PrintPicture
        className={styles.picture}
        wide={picture[crop]}
        wideDark={picture[`${crop}Dark`]}
        wideAvif={picture[`${crop}Avif`]}
        {...shapes[crop]}
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
