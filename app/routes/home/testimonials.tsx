import { homeTestimonials, type Testimonial } from "../../../content/testimonials.ts";
import sections from "./sections.module.css";
import styles from "./testimonials.module.css";

/** Words of three participants on a flood of wattle: one large, two beside it. */
export function Testimonials() {
  const [lead, ...others] = homeTestimonials;
  return (
    <section className={styles.words}>
      <h2 className="visually-hidden">What participants say</h2>
      <div className={`wrap ${sections.columns}`}>
        <Quote testimonial={lead} className={styles.lead} />
        <div className={styles.others}>
          {others.map((testimonial) => (
            <Quote key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Quote({ testimonial, className }: { testimonial: Testimonial; className?: string | undefined }) {
  const { quote, name, role, rating, sample } = testimonial;
  return (
    <figure className={className} data-sample={sample}>
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>, {role}
        <span className={styles.rating}>
          <span className={styles.suns} aria-hidden="true" />
          {rating} out of 5
        </span>
      </figcaption>
    </figure>
  );
}
