import { courseTestimonials } from "../../../content/testimonials.ts";
import { Quote, ratingWords } from "../../components/quote/quote.tsx";
import styles from "./testimonials.module.css";

export function Testimonials() {
  return (
    <section className={styles.section} aria-labelledby="group-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="group-heading">From the group</h2>
        {courseTestimonials.map((testimonial) => (
          <Quote key={testimonial.name} testimonial={testimonial}>
            <span className={styles.rating}>{ratingWords(testimonial)}</span>
          </Quote>
        ))}
      </div>
    </section>
  );
}
