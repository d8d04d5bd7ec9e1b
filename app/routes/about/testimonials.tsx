import { aboutTestimonials } from "../../../content/testimonials.ts";
import { Quote, ratingWords } from "../../components/quote/quote.tsx";
import styles from "./testimonials.module.css";

export function Testimonials() {
  return (
    <section aria-labelledby="said-heading" className={styles.section}>
      <div className="wrap">
        <h2 id="said-heading">What people say to my face</h2>
        <div className={styles.cards}>
          {aboutTestimonials.map((testimonial) => (
            <Quote key={testimonial.name} testimonial={testimonial}>
              <span>{ratingWords(testimonial)}</span>
            </Quote>
          ))}
        </div>
      </div>
    </section>
  );
}
