import { course } from "../../../content/schedule.ts";
import { calendarPaths } from "../../schedule/calendar/calendar-paths.ts";
import { When } from "../../schedule/schedule-clock.tsx";
import { termId, terms } from "../../schedule/terms.ts";
import { publicUrl } from "../../seo/public-url.ts";
import { TermRow } from "./term-row.tsx";
import styles from "./terms.module.css";
import { UnannouncedTerm } from "./unannounced-term.tsx";

/** The current or next term of each name, with its session dates in Melbourne’s time and the visitor’s. */
export function Terms() {
  if (terms.length === 0) return null;
  return (
    <section className={styles.terms} id="terms" aria-labelledby="terms-heading">
      <div className="wrap">
        <h2 id="terms-heading">Choose a term</h2>
        <p>
          Open one for its {course.sessions} dates. Where your clock isn’t Melbourne’s, your own time stands
          beside each, since daylight saving can change halfway.
        </p>
        <div className={styles.list}>
          {terms.map((term) => (
            <When key={termId(term)} as="div" condition={`current:${termId(term)}`} withoutScript>
              <TermRow term={term} />
            </When>
          ))}
          <UnannouncedTerm />
        </div>
        <p className={styles.subscribe}>
          Like to have them all, and next year’s when they come?{" "}
          <a href={publicUrl(calendarPaths.course).replace(/^https?:/, "webcal:")}>
            Subscribe to the course’s calendar
          </a>{" "}
          or{" "}
          <a href={calendarPaths.course} download>
            download it once
          </a>
          .
        </p>
      </div>
    </section>
  );
}
