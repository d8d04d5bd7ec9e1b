import { business } from "#content/business";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="still-heading">
      <div className={`wrap ${styles.row}`}>
        <h2 id="still-heading">Yours isn’t here?</h2>
        <p>
          Then I haven’t heard it yet, and I’d like to. Send it over; the good ones end up on this page. Or
          find out for yourself with a <a href={paths.guidedPractices}>five-minute practice</a>. Replies are{" "}
          {business.replyPromise}.
        </p>
        <ButtonLink to={paths.contact} size="large">
          Ask me
        </ButtonLink>
      </div>
    </section>
  );
}
