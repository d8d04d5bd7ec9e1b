import type { ComponentProps, ReactNode } from "react";
import styles from "./field.module.css";

type FieldFacts = {
  readonly id: string;
  readonly label: string;
  /** What has to be mended; nothing where the field is fine. */
  readonly error?: string | undefined;
  /** `"true"` or `"false"`; follows from `error` where it is not given. */
  readonly invalid?: ComponentProps<"input">["aria-invalid"];
  readonly hint?: string | undefined;
  readonly className?: string | undefined;
};

/** A line of text. Besides the field's own facts it takes what an `<input>` takes. */
export function TextField({
  label,
  error,
  invalid,
  hint,
  className,
  ...input
}: FieldFacts & ComponentProps<"input">) {
  return (
    <Field id={input.id} label={label} error={error} hint={hint} className={className}>
      <input {...input} {...described(input.id, error, invalid, hint)} />
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField({
  label,
  error,
  invalid,
  hint,
  className,
  ...area
}: FieldFacts & ComponentProps<"textarea">) {
  return (
    <Field id={area.id} label={label} error={error} hint={hint} className={className}>
      <textarea {...area} {...described(area.id, error, invalid, hint)} />
    </Field>
  );
}

/** A choice of one, in the system's own picker. The options are its children. */
export function SelectField({
  label,
  error,
  invalid,
  hint,
  className,
  ...select
}: FieldFacts & ComponentProps<"select">) {
  return (
    <Field id={select.id} label={label} error={error} hint={hint} className={className}>
      <span className={styles.picker}>
        <select {...select} {...described(select.id, error, invalid, hint)} />
      </span>
    </Field>
  );
}

function Field({ id, label, error, hint, className, children }: FieldFacts & { children: ReactNode }) {
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      {/* Stands empty and unseen until there is something to say, so that a reader notices the change. */}
      <p className={styles.error} id={errorId(id)}>
        {error}
      </p>
    </div>
  );
}

function described(
  id: string,
  error: string | undefined,
  invalid: FieldFacts["invalid"],
  hint: string | undefined,
) {
  return {
    "aria-describedby": hint ? `${errorId(id)} ${hintId(id)}` : errorId(id),
    "aria-invalid": invalid ?? Boolean(error),
  } as const;
}

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;
