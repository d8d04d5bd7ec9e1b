import { type SubmitEvent, useRef, useState } from "react";
import { answers } from "#content/newsletter";
import { errorOf } from "../../../domain/message.ts";
import type { Purpose } from "../../../domain/newsletter.ts";
import { newsletterNotices } from "../../../domain/newsletter.ts";
import { useLive } from "../../islands/use-live.ts";
import { dismissProblem, notify, notifyProblem } from "../../notices/notify.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

/** The island of the newsletter form: the native form, with validation in place. */
export function LiveNewsletterForm({ purpose = "letter" }: { purpose?: Purpose }) {
  const form = useRef<HTMLFormElement>(null);
  const isLive = useLive(form);
  const [error, setError] = useState<string>();

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    const email = element.elements.namedItem("EMAIL");
    if (!(email instanceof HTMLInputElement)) return;
    const { missing, redirecting } = newsletterNotices;
    const wrong = errorOf("email", email.value);
    setError(wrong);
    if (wrong) {
      event.preventDefault();
      notifyProblem(email.value.trim() === "" ? missing : answers.invalidEmail);
      email.focus();
      return;
    }
    dismissProblem();
    // The browser reads the fields after this event.
    setTimeout(() => element.reset());
    // The answer to the other form replaces this page.
    if (purpose === "letter") notify(redirecting);
  };

  return <NewsletterForm ref={form} purpose={purpose} onSubmit={send} noValidate={isLive} error={error} />;
}

/** The island of the form that asks for the next dates of the course. */
export const LiveCourseDatesForm = () => <LiveNewsletterForm purpose="course-dates" />;
