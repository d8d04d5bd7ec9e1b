import { aboutTestimonials } from "../../../content/testimonials.ts";
import styles from "./what-people-say.module.css";

/** Three cards, pinned up one a little lower than the other. */
export function WhatPeopleSay() {
  return (
    <section aria-labelledby="said-heading" className={styles.said}>
      <div className="wrap">
        <h2 id="said-heading">What people say to my face</h2>
        <div className={styles.cards}>
          {aboutTestimonials.map(({ quote, name, role, rating, sample }) => (
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
      </div>
    </section>
  );
}
