import { Link } from "react-router";
import { course } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { paths } from "../../paths.ts";
import styles from "./intro.module.css";
import sections from "./sections.module.css";

/** Who teaches, and what: a few words in the dark of the hero's shore. */
export function Intro() {
  const { teacher, locality } = site;
  return (
    <section className={`${sections.night} ${styles.intro}`}>
      <div className={`wrap ${sections.columns}`}>
        <p className={styles.statement} data-sample={teacher.firstName.sample}>
          I’m {teacher.firstName.value}. I teach people what to do with a mind that won’t sit down:{" "}
          <Link to={paths.sundayClass} prefetch="intent">
            on Sunday mornings
          </Link>{" "}
          in {locality.town},{" "}
          <Link to={paths.course} prefetch="intent">
            over {course.sessions} weeks
          </Link>{" "}
          online, or{" "}
          <Link to={paths.personalCoaching} prefetch="intent">
            one to one
          </Link>
          .
        </p>
        <p className={styles.aside}>
          You get exact instructions for where to put your attention. You try them on an ordinary day. Then
          you tell me what happened, and we go from there.
        </p>
      </div>
    </section>
  );
}
