import { common } from "#content/common";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import type { Testimonial } from "../../content-model/schema/testimonials.ts";
import { Prose } from "../components/prose/prose.tsx";
import { Chapter, type ChapterProps } from "./chapter.tsx";
import styles from "./quotes.module.css";

const words = common.quote;

type QuotesProps = Pick<ChapterProps, "id" | "heading" | "tone" | "layout" | "className"> & {
  readonly of: readonly Testimonial[];
  /** One large and the others small beside it; in two columns out of line; or one below the other, which a page may arrange. */
  readonly look: "lead" | "staggered" | "plain";
};

/** A section with testimonials, their authors and ratings. Renders nothing without testimonials. */
export function Quotes({ of, look, ...chapter }: QuotesProps) {
  if (of.length === 0) return null;
  return (
    <Chapter {...chapter}>
      <div className={`${styles.quotes} ${styles[look]}`}>
        {of.map((testimonial) => (
          <Quote key={testimonial.quote} of={testimonial} />
        ))}
      </div>
    </Chapter>
  );
}

function Quote({ of: { quote, name, role, rating } }: { readonly of: Testimonial }) {
  return (
    <figure>
      <blockquote>
        <p>{fillSlots(words.words, { "quote.words": quote })}</p>
      </blockquote>
      <figcaption>
        {role ? (
          <Prose of={words.author} slots={{ "quote.name": name, "quote.role": role }} />
        ) : (
          <strong>{name}</strong>
        )}{" "}
        {rating !== undefined && (
          <>
            <span className={styles.suns} aria-hidden="true">
              {Array.from({ length: rating }, (_, sun) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: suns are all alike
                <i key={sun} />
              ))}
            </span>
            <span className="visually-hidden">{fillSlots(words.rating, { "quote.rating": rating })}</span>
          </>
        )}
      </figcaption>
    </figure>
  );
}
