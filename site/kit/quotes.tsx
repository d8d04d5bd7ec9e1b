import { common } from "#content/common";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import type { Testimonial } from "../../content-model/schema/testimonials.ts";
import { Prose } from "../components/prose/prose.tsx";
import { Chapter, type ChapterProps } from "./chapter.tsx";
import styles from "./quotes.module.css";

const words = common.quote;

/** A disc and eight rays, 14 units wide. */
const sun =
  "M7 3.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 1 1 0-6.8zM6.3 0h1.4l-.4 2.6h-.6zM6.3 14h1.4l-.4-2.6h-.6zM0 6.3v1.4l2.6-.4v-.6zM14 6.3v1.4l-2.6-.4v-.6zM2.6 1.6l-1 1 2.2 1.5.3-.3zM11.4 1.6l1 1-2.2 1.5-.3-.3zM2.6 12.4l-1-1 2.2-1.5.3.3zM11.4 12.4l1-1-2.2-1.5-.3.3z";

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
            <svg className={styles.suns} viewBox={`0 0 ${rating * 16} 14`} aria-hidden="true">
              {Array.from({ length: rating }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: suns are all alike
                <path key={place} transform={`translate(${place * 16} 0)`} d={sun} />
              ))}
            </svg>
            <span className="visually-hidden">{fillSlots(words.rating, { "quote.rating": rating })}</span>
          </>
        )}
      </figcaption>
    </figure>
  );
}
