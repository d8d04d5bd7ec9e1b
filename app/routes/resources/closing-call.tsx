import { business } from "#content/business";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="librarian-heading">
      <div className={`wrap ${styles.row}`}>
        <div>
          <h2 id="librarian-heading">Can’t find the right one?</h2>
          <p>
            Tell me what your Tuesday looks like, and I’ll say which of these I’d try first. That’s free as
            well. {business.teacher.firstName}, librarian.
          </p>
        </div>
        <ButtonLink to={paths.contact}>Ask the librarian</ButtonLink>
      </div>
    </section>
  );
}
