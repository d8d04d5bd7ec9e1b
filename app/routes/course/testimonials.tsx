import { courseTestimonials } from "../../../content/testimonials.ts";
import { Quote } from "../../components/quote/quote.tsx";
import styles from "./testimonials.module.css";

export function Testimonials() {
  if (courseTestimonials.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="group-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="group-heading">From the group</h2>
        {courseTestimonials.map((testimonial) => (
          <Quote key={testimonial.quote} testimonial={testimonial}>
            <span className={styles.rating}>{testimonial.rating} out of 5</span>
          </Quote>
        ))}
      </div>
    </section>
  );
}
