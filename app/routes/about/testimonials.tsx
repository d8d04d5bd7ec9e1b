import { aboutTestimonials } from "../../../content/testimonials.ts";
import { Quote } from "../../components/quote/quote.tsx";
import styles from "./testimonials.module.css";

export function Testimonials() {
  if (aboutTestimonials.length === 0) return null;
  return (
    <section aria-labelledby="said-heading" className={styles.section}>
      <div className="wrap">
        <h2 id="said-heading">What people say to my face</h2>
        <div className={styles.cards}>
          {aboutTestimonials.map((testimonial) => (
            <Quote key={testimonial.quote} testimonial={testimonial}>
              <span>{testimonial.rating} out of 5</span>
            </Quote>
          ))}
        </div>
      </div>
    </section>
  );
}
