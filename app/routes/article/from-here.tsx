import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./from-here.module.css";

/** The end of an article: from reading to learning it with somebody. */
export function FromHere() {
  return (
    <section className={styles.end} aria-labelledby="end-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="end-heading">Reading is the dry run</h2>
          <p>Eight weeks, a small group, and somebody to ask when it goes sideways.</p>
        </div>
        <div className={styles.ways}>
          <ButtonLink to={paths.course} size="large">
            See the online course
          </ButtonLink>
          <p>
            Or look at{" "}
            <Link to={paths.services} prefetch="intent">
              all three ways to learn it
            </Link>
            , or{" "}
            <Link to={paths.contact} prefetch="intent">
              write to me first
            </Link>
            .
          </p>
        </div>
      </div>
    </section>
  );
}
