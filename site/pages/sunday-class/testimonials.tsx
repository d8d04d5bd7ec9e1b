import { testimonials as words } from "#content/pages/sunday-class";
import { testimonials } from "#content/testimonials";
import { Quote } from "../../components/quote/quote.tsx";
import styles from "./testimonials.module.css";

const quotes = testimonials.sundayClass;

export function Testimonials() {
  if (quotes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="overheard-heading">
      <div className="wrap">
        <h2 id="overheard-heading" className="visually-hidden">
          {words.heading}
        </h2>
        <div className={styles.quotes}>
          {quotes.map((testimonial) => (
            <Quote key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
      </div>
    </section>
  );
}
