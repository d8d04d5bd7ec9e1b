import { course as words } from "#content/common";
import { ClockText } from "../../schedule/clock-text.tsx";
import { ForNextTerm } from "../../schedule/for-next-term.tsx";
import { sessionsOf } from "../../schedule/scheduled-terms.ts";
import { Prose } from "../prose/prose.tsx";
import styles from "./course-facts.module.css";

/**
 * The course's days and times, with the visitor's own time at the start of the next term. Terms come round in the same
 * season, so before the dates are known the last one of that name tells it.
 */
export function CourseTimes() {
  return (
    <span className={styles.times}>
      <Prose of={words.times} />
      <ForNextTerm as="span">
        {(term) => {
          const [first] = sessionsOf(term);
          return first && <ClockText subject={`local:${first.startsAt}`} className={styles.local} />;
        }}
      </ForNextTerm>
    </span>
  );
}
