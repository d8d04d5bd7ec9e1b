import { about as page } from "#content/pages/about";
import { testimonials } from "#content/testimonials";
import { Quote, Rating } from "../../components/quote/quote.tsx";
import styles from "./testimonials.module.css";

const quotes = testimonials.about;

export function Testimonials() {
  if (quotes.length === 0) return null;
  return (
    <section aria-labelledby="said-heading" className={styles.section}>
      <div className="wrap">
        <h2 id="said-heading">{page.testimonials.heading}</h2>
        <div className={styles.cards}>
          {quotes.map((testimonial) => (
            <Quote key={testimonial.name} testimonial={testimonial}>
              <Rating of={testimonial} />
            </Quote>
          ))}
        </div>
      </div>
    </section>
  );
}
