import type { ComponentProps } from "react";
import { business } from "#content/business";
import { form as formWords } from "#content/common";
import { form as words } from "#content/newsletter";
import { fieldLimits } from "../../routes/contact/form-messages.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/field.tsx";
import styles from "./newsletter-block.module.css";

/** The owner's mailing list; without one, the form posts to this site. */
const list = business.newsletterList;

type NewsletterFormProps = Omit<ComponentProps<"form">, "children"> & {
  /** The error beside the email field. */
  readonly error?: string | undefined;
  /** The value of `aria-invalid`, in a template whose error the server fills in. */
  readonly invalid?: string;
  /** The submitted values. */
  readonly values?: { readonly name: string; readonly email: string };
};

/** The native form. Its answer opens in a new tab. */
export function NewsletterForm({ error, invalid, values, ...form }: NewsletterFormProps) {
  return (
    <form
      className={styles.form}
      method="post"
      action={list?.url ?? `${business.functions.url}/subscribe`}
      target="_blank"
      aria-label={words.labelNewTab}
      {...form}
    >
      <TextField
        id="newsletter-name"
        name="FNAME"
        label={words.name}
        autoComplete="given-name"
        maxLength={fieldLimits.name}
        defaultValue={values?.name}
      />
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
      />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="newsletter-website">{formWords.leaveEmpty}</label>
        <input id="newsletter-website" name={list?.honeypot ?? "website"} tabIndex={-1} autoComplete="off" />
      </div>
      {/* Filled in by script: a sign-up within two seconds is a robot's. */}
      {!list && <input type="hidden" name="elapsedMs" />}
      <Button type="submit">{words.button}</Button>
    </form>
  );
}
