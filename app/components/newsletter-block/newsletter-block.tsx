import { type SubmitEvent, useEffect, useState } from "react";
import boat from "#art/paper-boat.svg";
import boatDark from "#art/paper-boat-dark.svg";
import { fieldMessages } from "../../../content/contact-form.ts";
import {
  letterFrequency,
  letterSubject,
  newsletterAnswers,
  newsletterNotices,
} from "../../../content/newsletter.ts";
import { site } from "../../../content/site.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { dismissProblem, notify, notifyProblem } from "../../frame/notify.ts";
import { paths } from "../../paths.ts";
import styles from "./newsletter-block.module.css";
import { NewsletterForm } from "./newsletter-form.tsx";

/** The newsletter: who writes, about what, how often, how to leave; and the form. */
export function NewsletterBlock() {
  const [isLive, setIsLive] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => setIsLive(true), []);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const email = event.currentTarget.elements.namedItem("EMAIL");
    if (!(email instanceof HTMLInputElement)) return;
    const { missing, redirecting } = newsletterNotices;
    const isEmpty = email.value.trim() === "";
    if (isEmpty || !email.validity.valid) {
      event.preventDefault();
      setError(isEmpty ? missing.text : fieldMessages.email.invalid);
      notifyProblem(isEmpty ? missing : newsletterAnswers.mend);
      email.focus();
      return;
    }
    const elapsed = event.currentTarget.elements.namedItem("elapsedMs");
    if (elapsed instanceof HTMLInputElement) elapsed.value = String(Math.round(performance.now()));
    setError(undefined);
    dismissProblem();
    notify(redirecting);
  };

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
            {site.teacher.firstName.value} writes it: {letterSubject}. It comes{" "}
            <span data-sample={letterFrequency.sample}>{letterFrequency.value}</span>, and the way out is one
            press at the foot of each.
          </p>
        </div>
        <div>
          <NewsletterForm onSubmit={send} noValidate={isLive} error={error} />
          <p className={styles.small}>
            You’ll get one email with a link to confirm, and nothing else until you’ve pressed it. Your
            address is used for the letter only: <a href={`${paths.privacy}#newsletter`}>privacy</a>.
          </p>
        </div>
      </div>
    </section>
  );
}
