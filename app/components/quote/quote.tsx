import type { ReactNode } from "react";
import { common } from "#content/common";
import type { Testimonial } from "../../../content/testimonials.ts";
import { fillSlots } from "../../../content-schema/fill-slots.ts";
import { Prose } from "../prose/prose.tsx";

const words = common.quote;

type QuoteProps = {
  readonly testimonial: Testimonial;
  readonly className?: string | undefined;
  /** Follows the name, such as a rating. */
  readonly children?: ReactNode;
};

/** A testimonial with its author. Each page styles it. */
export function Quote({ testimonial: { quote, name, role }, className, children }: QuoteProps) {
  return (
    <figure className={className}>
      <blockquote>
        <p>{fillSlots(words.words, { "quote.words": quote })}</p>
      </blockquote>
      <figcaption>
        <Prose of={words.author} slots={{ "quote.name": name, "quote.role": role }} />
        {children}
      </figcaption>
    </figure>
  );
}

/** Returns the words of a rating, such as “5 out of 5”. */
export const ratingWords = ({ rating }: Testimonial) => fillSlots(words.rating, { "quote.rating": rating });
