import coats from "#art/four-coats.svg";
import coatsDark from "#art/four-coats-dark.svg";
import coatsTall from "#art/four-coats-tall.svg";
import coatsTallDark from "#art/four-coats-tall-dark.svg";
import { business } from "#content/business";
import { PrintPicture } from "../../art/print-picture.tsx";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button/button.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import styles from "./closing-call.module.css";

/** Email, message form and free call. */
export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="write-heading">
      <PrintPicture
        wide={coats}
        wideDark={coatsDark}
        tall={coatsTall}
        tallDark={coatsTallDark}
        width={1600}
        height={560}
        alt="A rail with four coats on it, a yellow beanie and a scarf, boots underneath, and pegs to spare"
      />
      <div className={`wrap ${styles.words}`}>
        <h2 id="write-heading">Now tell me about you.</h2>
        <p>
          There’s a peg free. Two lines is plenty: what’s going on, and what you’d like to be different. I
          answer {business.replyPromise}.
        </p>
        <a href={`mailto:${business.email}`} className={buttonClass({ size: "large" })}>
          Email me
        </a>
        <p className={styles.address}>
          {business.email}
          <br />
          or <a href={paths.contact}>use the message form</a>, or{" "}
          <ExternalLink href={business.bookings.introCall}>
            book a free {business.introCall.minutes}-minute call
          </ExternalLink>
        </p>
      </div>
    </section>
  );
}
