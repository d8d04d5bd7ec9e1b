import type { ReactNode } from "react";
import { common } from "#content/common";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { Testimonial } from "../../../content-model/schema/testimonials.ts";
import { Prose } from "../prose/prose.tsx";

const words = common.quote;

type QuoteProps = {
  readonly testimonial: Testimonial;
  readonly className?: string | undefined;
  /** Follows the name, such as a rating. */
  readonly children?: ReactNode;
};

/** A testimonial with its author. The page that shows it brings the styles. */
export function Quote({ testimonial: { quote, name, role }, className, children }: QuoteProps) {
  return (
    <figure className={className}>
      <blockquote>
        <p>{fillSlots(words.words, { "quote.words": quote })}</p>
      </blockquote>
      <figcaption>
        {role ? (
          <Prose of={words.author} slots={{ "quote.name": name, "quote.role": role }} />
        ) : (
          <strong>{name}</strong>
        )}
        {children}
      </figcaption>
    </figure>
  );
}

type RatingProps = {
  readonly of: Testimonial;
  readonly className?: string | undefined;
  /** Decoration before it. */
  readonly children?: ReactNode;
};

/** The rating of a testimonial, if it has one. */
export function Rating({ of: { rating }, className, children }: RatingProps) {
  if (rating === undefined) return null;
  return (
    <span className={className}>
      {children}
      {fillSlots(words.rating, { "quote.rating": rating })}
    </span>
  );
}
