import { personalCoaching as page } from "#content/pages/personal-coaching";
import { testimonials } from "#content/testimonials";
import { Quote, Rating } from "../../components/quote/quote.tsx";
import styles from "./testimonials.module.css";

const quotes = testimonials.coaching;

export function Testimonials() {
  if (quotes.length === 0) return null;
  return (
    <section className={styles.quotes} aria-labelledby="said-heading">
      <h2 id="said-heading" className="visually-hidden">
        {page.testimonials.heading}
      </h2>
      <div className={styles.pair}>
        {quotes.map((testimonial) => (
          <Quote key={testimonial.name} testimonial={testimonial}>
            <Rating of={testimonial} />
          </Quote>
        ))}
      </div>
    </section>
  );
}
