import { course } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { paths } from "../../paths.ts";
import styles from "./intro.module.css";
import sections from "./sections.module.css";

export function Intro() {
  const { teacher, locality } = site;
  return (
    <section className={`${sections.night} ${styles.intro}`}>
      <div className={`wrap ${sections.columns}`}>
        <p className={styles.statement}>
          I’m {teacher.firstName.value}. I teach people what to do with a mind that won’t sit down:{" "}
          <a href={paths.sundayClass}>on Sunday mornings</a> in {locality.town},{" "}
          <a href={paths.course}>over {course.sessions} weeks</a> online, or{" "}
          <a href={paths.personalCoaching}>one to one</a>.
        </p>
        <p className={styles.aside}>
          You get exact instructions for where to put your attention. You try them on an ordinary day. Then
          you tell me what happened, and we go from there.
        </p>
      </div>
    </section>
  );
}
