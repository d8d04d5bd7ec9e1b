import portrait from "#art/portrait.svg";
import { business } from "#content/business";
import { common } from "#content/common";
import { article } from "#content/pages/article";
import type { Article } from "../../../content-model/schema/article.ts";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { formatDate } from "../../../domain/format-date.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { articlePicture } from "../../articles/pictures.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./article-head.module.css";
import { withoutWidow } from "./without-widow.ts";

const words = article.articleHead;

/** Picture, title and byline. */
export function ArticleHead({ article }: { readonly article: Article }) {
  const { slug, title, standfirst, published, updated, minutes, picture, warning } = article;
  const { name, photograph } = business.teacher;
  return (
    <header>
      <PrintPicture
        {...articlePicture(slug)}
        className={classNames(styles.picture, warning && styles.low)}
        width={1600}
        height={675}
        alt={picture.alt}
        priority
      />
      <div className={classNames("wrap", styles.words, warning && styles.close)}>
        <p className={styles.back}>
          <Prose of={words.back} />
        </p>
        <h1 id="title">{withoutWidow(title)}</h1>
        <p className={styles.standfirst}>{standfirst}</p>
        <div className={styles.byline}>
          <img src={photograph?.path ?? portrait} alt="" width={640} height={760} />
          <p>
            <b>{name}</b>
            <br />
            <span className="soft">
              <Prose
                of={updated ? words.factsUpdated : words.facts}
                slots={{
                  "article.published": <Day date={published} />,
                  "article.updated": updated && <Day date={updated} />,
                  "article.length": (
                    <span className="nowrap">
                      {fillSlots(common.articles.read, { "article.minutes": minutes })}
                    </span>
                  ),
                }}
              />
            </span>
          </p>
        </div>
      </div>
    </header>
  );
}

const Day = ({ date }: { readonly date: string }) => (
  <time dateTime={date}>{formatDate(date, { year: true })}</time>
);
