import { sundayTestimonials } from "../../../content/testimonials.ts";
import { Quote } from "../../components/quote/quote.tsx";
import styles from "./testimonials.module.css";

export function Testimonials() {
  return (
    <section className={styles.section} aria-labelledby="overheard-heading">
      <div className="wrap">
        <h2 id="overheard-heading" className="visually-hidden">
          What students say
        </h2>
        <div className={styles.quotes}>
          {sundayTestimonials.map((testimonial) => (
            <Quote key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
      </div>
    </section>
  );
}
