import kitchenWindow from "#art/kitchen-window.svg";
import { course } from "#content/schedule";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { inWords } from "../../ui/in-words.ts";
import styles from "./closing-call.module.css";

/** A one-minute practice to try at once, and the link to the dates. */
export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="window-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="window-heading">Week one starts with looking out a window.</h2>
          <p>
            You’ve probably got one. Give it a minute. Each time something catches your eye, say “see” to
            yourself, look at it properly, then let the next thing have its turn. That was practice.
          </p>
          <div className={styles.actions}>
            <ButtonLink to={paths.enrol} tone="onNight" size="large">
              See all {inWords(course.sessions)} dates
            </ButtonLink>
            <a href={paths.guidedPractices}>Or try another five minutes of it first</a>
          </div>
        </div>
        <img
          src={kitchenWindow}
          alt="A dark kitchen window at sunrise: a mug on the sill, and outside a clothes hoist, a magpie on the fence and a mountain"
          width={900}
          height={672}
          loading="lazy"
        />
      </div>
    </section>
  );
}
