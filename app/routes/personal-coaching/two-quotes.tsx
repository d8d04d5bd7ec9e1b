import { coachingTestimonials } from "../../../content/testimonials.ts";
import styles from "./two-quotes.module.css";

/** Two people who sat in the other chair, face to face, in the colours of the chairs. */
export function TwoQuotes() {
  return (
    <section className={styles.quotes}>
      <h2 className="visually-hidden">From the other chair</h2>
      <div className={styles.pair}>
        {coachingTestimonials.map(({ quote, name, role, rating, sample }) => (
          <figure key={name} data-sample={sample}>
            <blockquote>
              <p>“{quote}”</p>
            </blockquote>
            <figcaption>
              <strong>{name}</strong>, {role}
              <span>{rating} out of 5</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
