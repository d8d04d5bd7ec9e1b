import { course as page } from "#content/pages/course";
import { testimonials } from "#content/testimonials";
import { Quote, Rating } from "../../components/quote/quote.tsx";
import styles from "./testimonials.module.css";

const quotes = testimonials.course;

export function Testimonials() {
  if (quotes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="group-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="group-heading">{page.testimonials.heading}</h2>
        {quotes.map((testimonial) => (
          <Quote key={testimonial.name} testimonial={testimonial}>
            <Rating of={testimonial} className={styles.rating} />
          </Quote>
        ))}
      </div>
    </section>
  );
}
