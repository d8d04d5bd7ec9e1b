import type { ReactNode } from "react";
import type { Testimonial } from "../../../content/testimonials.ts";

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
        <p>“{quote}”</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>, {role}
        {children}
      </figcaption>
    </figure>
  );
}
