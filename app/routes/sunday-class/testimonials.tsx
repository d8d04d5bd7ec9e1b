import { sundayTestimonials } from "../../../content/testimonials.ts";
import { Quote } from "../../components/quote/quote.tsx";
import styles from "./testimonials.module.css";

export function Testimonials() {
  if (sundayTestimonials.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="overheard-heading">
      <div className="wrap">
        <h2 id="overheard-heading" className="visually-hidden">
          What students say
        </h2>
        <div className={styles.quotes}>
          {sundayTestimonials.map((testimonial) => (
            <Quote key={testimonial.quote} testimonial={testimonial} />
          ))}
        </div>
      </div>
    </section>
  );
}
