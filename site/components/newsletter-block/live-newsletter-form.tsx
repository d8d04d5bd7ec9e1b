import { type SubmitEvent, useEffect, useState } from "react";
import { answers } from "#content/newsletter";
import { fieldMessages } from "../../../domain/message.ts";
import type { Purpose } from "../../../domain/newsletter.ts";
import { newsletterNotices } from "../../../domain/newsletter.ts";
import { dismissProblem, notify, notifyProblem } from "../../notices/notify.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

/** The island of the newsletter form: the native form, with validation in place. */
export function LiveNewsletterForm({ purpose = "letter" }: { purpose?: Purpose }) {
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
      notifyProblem(isEmpty ? missing : answers.invalidEmail);
      email.focus();
      return;
    }
    setError(undefined);
    dismissProblem();
    // The answer to the other form replaces this page.
    if (purpose === "letter") notify(redirecting);
  };

  return <NewsletterForm purpose={purpose} onSubmit={send} noValidate={isLive} error={error} />;
}

/** The island of the form that asks for the next dates of the course. */
export const LiveCourseDatesForm = () => <LiveNewsletterForm purpose="course-dates" />;
