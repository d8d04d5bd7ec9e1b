import boat from "#art/paper-boat.svg";
import boatDark from "#art/paper-boat-dark.svg";
import { business } from "#content/business";
import { letterFrequency, letterSubject } from "../../../content/newsletter.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { Island } from "../../islands/island.tsx";
import { paths } from "../../paths.ts";
import { LiveNewsletterForm } from "./live-newsletter-form.tsx";
import styles from "./newsletter-block.module.css";

/** The newsletter: author, subject, frequency, how to unsubscribe, and the form. */
export function NewsletterBlock() {
  return (
    <section className={styles.block} aria-labelledby="newsletter-heading" id="newsletter">
      <div className={`wrap ${styles.columns}`}>
        <PrintPicture
          wide={boat}
          wideDark={boatDark}
          width={360}
          height={260}
          alt=""
          className={styles.boat}
        />
        <div className={styles.words}>
          <h2 id="newsletter-heading">A letter now and then</h2>
          <p>
            {business.teacher.firstName} writes it: {letterSubject}. It comes {letterFrequency.value}, and the
            way out is one press at the foot of each.
          </p>
        </div>
        <div>
          <Island name="newsletter-form">
            <LiveNewsletterForm />
          </Island>
          <p className={styles.small}>
            You’ll get one email with a link to confirm, and nothing else until you’ve pressed it. Your
            address is used for the letter only: <a href={`${paths.privacy}#newsletter`}>privacy</a>.
          </p>
        </div>
      </div>
    </section>
  );
}
