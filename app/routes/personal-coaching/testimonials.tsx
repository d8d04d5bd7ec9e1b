import { coachingTestimonials } from "../../../content/testimonials.ts";
import { Quote, ratingWords } from "../../components/quote/quote.tsx";
import styles from "./testimonials.module.css";

export function Testimonials() {
  return (
    <section className={styles.quotes} aria-labelledby="said-heading">
      <h2 id="said-heading" className="visually-hidden">
        From the other chair
      </h2>
      <div className={styles.pair}>
        {coachingTestimonials.map((testimonial) => (
          <Quote key={testimonial.name} testimonial={testimonial}>
            <span>{ratingWords(testimonial)}</span>
          </Quote>
        ))}
      </div>
    </section>
  );
}
