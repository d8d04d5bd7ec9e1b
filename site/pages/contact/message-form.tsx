import type { ComponentProps, ReactNode, Ref } from "react";
import { business } from "#content/business";
import { form as formWords } from "#content/common";
import { failedPage, form as words } from "#content/pages/contact";
import stamp from "#pictures/stamp.svg";
import { fieldLimits } from "../../../domain/message.ts";
import { Prose } from "../../components/prose/prose.tsx";
import slip from "../../kit/slip.module.css";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/field.tsx";
import { SelectField, TextAreaField } from "../../ui/field/message-fields.tsx";
import styles from "./message-form.module.css";

type FieldTexts = { readonly name?: string; readonly email?: string; readonly message?: string };

type MessageFormProps = Omit<ComponentProps<"form">, "children"> & {
  /** The error above the fields, on the page that answers a failed post without script. */
  readonly notice?: { readonly title: string; readonly text: string };
  /** Whether the server fills in the values, and selects the interest. */
  readonly isTemplate?: boolean;
  /** What stands in the fields. */
  readonly values?: (FieldTexts & { readonly interest?: string }) | undefined;
  readonly errors?: FieldTexts;
  readonly invalid?: FieldTexts;
  /** Asks whether the address was meant otherwise. */
  readonly question?: ReactNode;
  readonly sending?: boolean;
  readonly sendButton?: Ref<HTMLButtonElement>;
  /** Shown beside the button during and after sending. */
  readonly status?: ReactNode;
};

/** The native form, as a postcard: it posts to the server by itself. */
export function MessageForm({
  notice,
  isTemplate = false,
  values,
  errors = {},
  invalid = {},
  question,
  sending = false,
  sendButton,
  status,
  ...form
}: MessageFormProps) {
  return (
    <form
      className={`${slip.slip} ${slip.sheet} ${slip.ticket} ${styles.card}`}
      method="post"
      action={`${business.functions.url}/send-contact-email`}
      encType="multipart/form-data"
      aria-label={words.label}
      {...form}
    >
      {notice && (
        // biome-ignore lint/a11y/noAutofocus: the page answers a post, and this is its message
        <div className={styles.notice} id="form-notice" role="alert" tabIndex={-1} autoFocus>
          <strong>{notice.title}</strong>
          <p>{notice.text}</p>
          <p>
            <Prose of={failedPage.email} />
          </p>
        </div>
      )}
      <fieldset className={styles.from} disabled={sending}>
        <legend className="visually-hidden">{words.you}</legend>
        <TextField
          id="name"
          name="name"
          label={words.name}
          autoComplete="name"
          required
          maxLength={fieldLimits.name}
          defaultValue={values?.name}
          error={errors.name}
          invalid={invalid.name as "true" | undefined}
        />
        <TextField
          id="email"
          name="email"
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={fieldLimits.email}
          defaultValue={values?.email}
          error={errors.email}
          invalid={invalid.email as "true" | undefined}
          question={question}
        />
        <SelectField
          id="interest"
          name="interest"
          label={words.interest}
          defaultValue={isTemplate ? undefined : (values?.interest ?? words.preselected)}
        >
          {words.interests.map((interest) => (
            <option key={interest} value={interest}>
              {interest}
            </option>
          ))}
        </SelectField>
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor="website">{formWords.leaveEmpty}</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <p className={styles.address}>
          <Prose of={words.address} />
        </p>
      </fieldset>
      <fieldset className={styles.message} disabled={sending}>
        <legend className="visually-hidden">{words.yourMessage}</legend>
        <img className={styles.stamp} src={stamp} alt="" width={220} height={264} />
        <TextAreaField
          id="message"
          name="message"
          label={words.message}
          rows={6}
          // Without a greatest length, which would cut a paste in silence.
          required
          className={styles.grow}
          defaultValue={values?.message}
          error={errors.message}
          invalid={invalid.message as "true" | undefined}
          hint={words.hint}
        />
        <div className={styles.send}>
          <div className={styles.status} role="status">
            {status}
          </div>
          <Button
            type="submit"
            ref={sendButton}
            className={sending ? styles.sending : undefined}
            disabled={sending}
          >
            {sending ? words.sending : words.button}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
