import { home } from "#content/pages/home";
import { homeTestimonials, type Testimonial } from "../../../content/testimonials.ts";
import { Quote, ratingWords } from "../../components/quote/quote.tsx";
import sections from "./sections.module.css";
import styles from "./testimonials.module.css";

export function Testimonials() {
  const [lead, ...others] = homeTestimonials;
  return (
    <section className={styles.words} aria-labelledby="said-heading">
      <h2 id="said-heading" className="visually-hidden">
        {home.testimonials.heading}
      </h2>
      <div className={`wrap ${sections.columns}`}>
        <RatedQuote testimonial={lead} className={styles.lead} />
        <div className={styles.others}>
          {others.map((testimonial) => (
            <RatedQuote key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
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
        {ratingWords(testimonial)}
      </span>
    </Quote>
  );
}
