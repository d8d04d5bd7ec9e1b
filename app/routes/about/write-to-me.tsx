import { Link } from "react-router";
import { site } from "../../../content/site.ts";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button/button.tsx";
import styles from "./write-to-me.module.css";

/** The end of the page: a letter. */
export function WriteToMe() {
  return (
    <section className={styles.write} aria-labelledby="write-heading">
      <div className={`wrap ${styles.row}`}>
        <div>
          <h2 id="write-heading">Now tell me about you.</h2>
          <p>
            Two lines is plenty: what’s going on, and what you’d like to be different. I answer{" "}
            {site.replyPromise}.
          </p>
        </div>
        <div className={styles.ways}>
          <a href={`mailto:${site.email.value}`} className={buttonClass({ size: "large" })}>
            Email me
          </a>
          <p>
            {site.email.value}
            <br />
            or{" "}
            <Link to={paths.contact} prefetch="intent">
              use the message form
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
