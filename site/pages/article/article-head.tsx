import { business } from "#content/business";
import { common } from "#content/common";
import { article } from "#content/pages/article";
import type { Article } from "../../../content-model/schema/article.ts";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { articlePicture } from "../../articles/pictures.ts";
import { Day } from "../../components/day.tsx";
import { Face } from "../../components/portrait/face.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { PrintPicture } from "../../kit/print-picture.tsx";
import { Hero } from "../../kit/sections.tsx";
import { classNames } from "../../ui/class-names.ts";
import { withoutWidow } from "../../ui/unbroken.tsx";
import styles from "./article-head.module.css";

const words = article.articleHead;

/** Picture, title and byline. A warning that follows must be on the first screen: the picture is beside them then. */
export function ArticleHead({ article }: { readonly article: Article }) {
  const { title, standfirst, picture, warning } = article;
  return (
    <Hero
      id="title"
      heading={withoutWidow(title)}
      long
      lead={[standfirst]}
      layout={warning ? "beside" : "above"}
      tone="paper"
      picture={
        <PrintPicture {...articlePicture(article)} width={1600} height={675} alt={picture.alt} priority />
      }
      className={classNames(styles.head, warning && styles.low)}
    >
      <Byline article={article} />
    </Hero>
  );
}

function Byline({ article: { published, updated, minutes } }: { readonly article: Article }) {
  return (
    <div className={`cluster small ${styles.byline}`}>
      <Face />
      <p>
        <b>{business.teacher.name}</b>
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
      <p>
        <Prose of={words.back} />
      </p>
    </div>
  );
}
