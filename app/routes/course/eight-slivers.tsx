import { course, type Term } from "../../../content/schedule.ts";
import { When } from "../../schedule/schedule-clock.tsx";
import styles from "./eight-slivers.module.css";

const weeks = Array.from({ length: course.sessions }, (_, index) => index + 1);

/** A sliver for each Sunday of a term, inked up to the week that it is in. The words stand beside it. */
export function EightSlivers({ of }: { of: Term["name"] }) {
  return (
    <span className={styles.slivers} aria-hidden="true">
      {weeks.map((week) => (
        <i key={week}>
          <When fact={`week:${of}:${week}`} as="b">
            {null}
          </When>
        </i>
      ))}
    </span>
  );
}
