import { home } from "#content/pages/home";
import { testimonials } from "#content/testimonials";
import type { Testimonial } from "../../../content-model/schema/testimonials.ts";
import { Quote, Rating } from "../../components/quote/quote.tsx";
import sections from "./sections.module.css";
import styles from "./testimonials.module.css";

export function Testimonials() {
  const [lead, ...others] = testimonials.home;
  if (!lead) return null;
  return (
    <section className={styles.words} aria-labelledby="said-heading">
      <h2 id="said-heading" className="visually-hidden">
        {home.testimonials.heading}
      </h2>
      <div className={`wrap ${sections.columns}`}>
        <RatedQuote testimonial={lead} className={styles.lead} />
        {others.length > 0 && (
          <div className={styles.others}>
            {others.map((testimonial) => (
              <RatedQuote key={testimonial.quote} testimonial={testimonial} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function RatedQuote({
  testimonial,
  className,
}: {
  testimonial: Testimonial;
  className?: string | undefined;
}) {
  return (
    <Quote testimonial={testimonial} className={className}>
      <Rating of={testimonial} className={styles.rating}>
        <span className={styles.suns} aria-hidden="true" />
      </Rating>
    </Quote>
  );
}
