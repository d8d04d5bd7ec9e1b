import { homeTestimonials, type Testimonial } from "../../../content/testimonials.ts";
import { Quote } from "../../components/quote/quote.tsx";
import sections from "./sections.module.css";
import styles from "./testimonials.module.css";

export function Testimonials() {
  const [lead, ...others] = homeTestimonials;
  if (!lead) return null;
  return (
    <section className={styles.words} aria-labelledby="said-heading">
      <h2 id="said-heading" className="visually-hidden">
        What participants say
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
      <span className={styles.rating}>
        <span className={styles.suns} aria-hidden="true" />
        {testimonial.rating} out of 5
      </span>
    </Quote>
  );
}
