import type { ComponentProps } from "react";
import { fieldLimits } from "../../../content/contact-form.ts";
import { site } from "../../../content/site.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/field.tsx";
import styles from "./newsletter-block.module.css";

/** Where the form goes: the owner's mailing list, or else the site's own. */
const { list } = site.newsletter;

type NewsletterFormProps = Omit<ComponentProps<"form">, "children"> & {
  /** What has to be mended. */
  readonly error?: string | undefined;
  /** Whether it has, in words, where the server fills in the error. */
  readonly invalid?: string;
  /** What stood in the fields when they were sent. */
  readonly values?: { readonly name: string; readonly email: string };
};

/** The form by itself: it opens the answer in a new tab, with script or without. */
export function NewsletterForm({ error, invalid, values, ...form }: NewsletterFormProps) {
  return (
    <form
      className={styles.form}
      method="post"
      action={list?.address ?? `${site.functions.address}/subscribe`}
      target="_blank"
      aria-label="Newsletter (opens in a new tab)"
      {...form}
    >
      <TextField
        id="newsletter-name"
        name="FNAME"
        label="First name, if you like"
        autoComplete="given-name"
        maxLength={fieldLimits.name}
        defaultValue={values?.name}
      />
      <TextField
        id="newsletter-email"
        name="EMAIL"
        label="Email"
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
        <label htmlFor="newsletter-website">Leave this empty</label>
        <input id="newsletter-website" name={list?.honeypot ?? "website"} tabIndex={-1} autoComplete="off" />
      </div>
      {/* Filled in by script, where there is any: nobody signs up within two seconds. */}
      {!list && <input type="hidden" name="elapsedMs" />}
      <Button type="submit">Send me the letter</Button>
    </form>
  );
}
