import type { Testimonial } from "../../content-model/schema/testimonials.ts";
import { Quote, Rating } from "../components/quote/quote.tsx";
import { classNames } from "../ui/class-names.ts";
import { Chapter, type ChapterProps } from "./chapter.tsx";
import styles from "./quotes.module.css";

type QuotesProps = Pick<ChapterProps, "id" | "heading" | "tone" | "layout" | "className"> & {
  readonly of: readonly Testimonial[];
  /** One large and the others small beside it; or one below the other, which a page may arrange. */
  readonly look: "lead" | "plain";
};

/** What participants say, with their names and ratings; nothing while there is none. */
export function Quotes({ of, look, ...chapter }: QuotesProps) {
  if (of.length === 0) return null;
  return (
    <Chapter {...chapter}>
      <div className={classNames(styles.quotes, styles[look])}>
        {of.map((testimonial) => (
          <Quote key={testimonial.quote} testimonial={testimonial}>
            <Rating of={testimonial} className={styles.rating}>
              <span className={styles.suns} aria-hidden="true" />
            </Rating>
          </Quote>
        ))}
      </div>
    </Chapter>
  );
}
