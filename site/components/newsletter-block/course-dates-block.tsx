import { courseDates as words } from "#content/newsletter";
import { emailDatesId } from "../../../domain/newsletter.ts";
import { Island } from "../../islands/island.tsx";
import { When } from "../../schedule/schedule-clock.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./course-dates-block.module.css";
import { LiveCourseDatesForm } from "./live-newsletter-form.tsx";

/** The form that asks for the next dates of the course, while no intake lies ahead. */
export function CourseDatesBlock() {
  return (
    <When as="div" condition="next:none" withoutScript>
      <section id={emailDatesId} className={styles.block} aria-labelledby="dates-heading">
        <div>
          <h3 id="dates-heading">{words.heading}</h3>
          <p>
            <Prose of={words.text} />
          </p>
        </div>
        <div>
          <Island name="course-dates-form">
            <LiveCourseDatesForm />
          </Island>
          <p className={styles.small}>
            <Prose of={words.small} />
          </p>
        </div>
      </section>
    </When>
  );
}
