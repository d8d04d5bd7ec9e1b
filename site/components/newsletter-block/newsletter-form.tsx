import { type ComponentProps, type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { business } from "#content/business";
import { form as formWords } from "#content/common";
import { answers, form as words } from "#content/newsletter";
import { errorOf, fieldLimits } from "../../../domain/message.ts";
import { newsletterNotices, type Purpose } from "../../../domain/newsletter.ts";
import { useLive } from "../../islands/use-live.ts";
import { dismissNotices, notify, notifyProblem } from "../../notices/notify.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/field.tsx";
import { useSuggestedAddress } from "../suggested-address/use-suggested-address.tsx";
import styles from "./newsletter-form.module.css";
import { submitLabels } from "./submit-labels.ts";

/** The owner's mailing list; without one, the form posts to this site. */
const list = business.newsletterList;

type NewsletterFormProps = Omit<ComponentProps<"form">, "children"> & {
  readonly purpose?: Purpose;
  /** Whether the answer replaces the page also after a request for the letter. */
  readonly inPlace?: boolean;
  /** The error beside the email field. */
  readonly error?: string | undefined;
  /** The value of `aria-invalid`, in a template whose error the server fills in. */
  readonly invalid?: string;
  /** Asks whether the address was meant otherwise. */
  readonly question?: ReactNode;
  /** The submitted values. */
  readonly values?: { readonly name: string; readonly email: string };
};

/** The native form: for the letter, whose answer opens in a new tab, or for the next dates of the course. */
export function NewsletterForm({
  purpose = "letter",
  inPlace = purpose !== "letter",
  error,
  invalid,
  question,
  values,
  ...form
}: NewsletterFormProps) {
  // Only this site keeps who waits for dates.
  const externalList = purpose === "letter" ? list : undefined;
  return (
    <form
      className={styles.form}
      method="post"
      action={externalList?.url ?? `${business.functions.url}/subscribe`}
      target={inPlace ? undefined : "_blank"}
      aria-label={purpose === "course-dates" ? words.labelDates : inPlace ? words.label : words.labelNewTab}
      {...form}
    >
      {/* One email needs no name. */}
      {purpose !== "course-dates" && (
        <TextField
          id="newsletter-name"
          name="FNAME"
          label={words.name}
          autoComplete="given-name"
          maxLength={fieldLimits.name}
          defaultValue={values?.name}
        />
      )}
      <TextField
        id="newsletter-email"
        name="EMAIL"
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={fieldLimits.email}
        defaultValue={values?.email}
        error={error}
        invalid={invalid as "true" | undefined}
        question={question}
      />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="newsletter-website">{formWords.leaveEmpty}</label>
        <input
          id="newsletter-website"
          name={externalList?.honeypot ?? "website"}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      {!externalList && <input type="hidden" name="purpose" defaultValue={purpose} />}
      <Button type="submit">{submitLabels[purpose]}</Button>
    </form>
  );
}

/** The island of the newsletter form: the native form, with validation in place. */
export function LiveNewsletterForm({ purpose = "letter" }: { purpose?: Purpose }) {
  const form = useRef<HTMLFormElement>(null);
  const isLive = useLive(form);
  const [error, setError] = useState<string>();
  const { question, listeners } = useSuggestedAddress("EMAIL");

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
    dismissNotices();
    // The browser reads the fields after this event.
    setTimeout(() => element.reset());
    // The answer to the other form replaces this page.
    if (purpose === "letter") notify(redirecting);
  };

  return (
    <NewsletterForm
      ref={form}
      purpose={purpose}
      onSubmit={send}
      noValidate={isLive}
      error={error}
      question={question}
      {...listeners}
      onInput={(event) => {
        listeners.onInput(event);
        const email = event.currentTarget.elements.namedItem("EMAIL");
        if (!error || !(email instanceof HTMLInputElement) || errorOf("email", email.value)) return;
        setError(undefined);
        dismissNotices();
      }}
    />
  );
}

/** The island of the form that asks for the next dates of the course. */
export const LiveCourseDatesForm = () => <LiveNewsletterForm purpose="course-dates" />;
