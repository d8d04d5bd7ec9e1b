import { coachingTestimonials } from "../../../content/testimonials.ts";
import { Quote } from "../../components/quote/quote.tsx";
import styles from "./testimonials.module.css";

export function Testimonials() {
  if (coachingTestimonials.length === 0) return null;
  return (
    <section className={styles.quotes} aria-labelledby="said-heading">
      <h2 id="said-heading" className="visually-hidden">
        From the other chair
      </h2>
      <div className={styles.pair}>
        {coachingTestimonials.map((testimonial) => (
          <Quote key={testimonial.quote} testimonial={testimonial}>
            <span>{testimonial.rating} out of 5</span>
          </Quote>
        ))}
      </div>
    </section>
  );
}
