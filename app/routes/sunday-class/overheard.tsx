import { sundayTestimonials } from "../../../content/testimonials.ts";
import styles from "./overheard.module.css";

/** What students say, as it would be overheard in the foyer. */
export function Overheard() {
  return (
    <section className={styles.overheard} aria-labelledby="overheard-heading">
      <div className="wrap">
        <h2 id="overheard-heading" className="visually-hidden">
          What students say
        </h2>
        <div className={styles.quotes}>
          {sundayTestimonials.map(({ quote, name, role, sample }) => (
            <figure key={name} data-sample={sample}>
              <blockquote>
                <p>“{quote}”</p>
              </blockquote>
              <figcaption>
                <strong>{name}</strong>, {role}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
