import { courseTestimonials } from "../../../content/testimonials.ts";
import styles from "./from-the-group.module.css";

/** Words of three participants, one after the other, from three sides. */
export function FromTheGroup() {
  return (
    <section className={styles.section} aria-labelledby="group-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="group-heading">From the group</h2>
        {courseTestimonials.map(({ quote, name, role, rating, sample }) => (
          <figure key={name} data-sample={sample}>
            <blockquote>
              <p>“{quote}”</p>
            </blockquote>
            <figcaption>
              <strong>{name}</strong>, {role}
              <span className={styles.rating}>
                {rating} out of {rating}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
