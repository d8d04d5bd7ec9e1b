import { Link } from "react-router";
import { site } from "../../../content/site.ts";
import { paths } from "../../paths.ts";
import styles from "./beside-you.module.css";

/** Who sits in the other seat. */
export function BesideYou() {
  const { teacher, claims } = site;
  return (
    <section className={styles.beside} aria-labelledby="beside-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="beside-heading">In the yellow beanie</h2>
        <div data-sample={teacher.name.sample}>
          <p className={styles.lead}>
            {teacher.name.value}. I do the coaching myself, and I’m still a learner at it in the sense that
            matters: I practise every technique that I hand over.
          </p>
          <p>
            {teacher.credential.value} {claims.trainingHours}+ hours of learning how to teach it, a good part
            of that spent in your seat, being asked what I noticed.{" "}
            <Link to={paths.about} prefetch="intent">
              How I got the job
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
