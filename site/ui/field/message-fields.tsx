import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { described, Field, type FieldProps } from "./field.tsx";
import styles from "./message-fields.module.css";

/** A `<textarea>` with a label, an error and a hint. */
export function TextAreaField({
  label,
  error,
  invalid,
  hint,
  className,
  ...area
}: FieldProps & ComponentProps<"textarea">) {
  return (
    <Field
      id={area.id}
      label={label}
      error={error}
      hint={hint}
      className={classNames(styles.area, className)}
    >
      <textarea {...area} {...described(area.id, error, invalid, hint)} />
    </Field>
  );
}

/** A `<select>` with a label, an error and a hint. The options are its children. */
export function SelectField({
  label,
  error,
  invalid,
  hint,
  className,
  ...select
}: FieldProps & ComponentProps<"select">) {
  return (
    <Field id={select.id} label={label} error={error} hint={hint} className={className}>
      <span className={styles.picker}>
        <select {...select} {...described(select.id, error, invalid, hint)} />
      </span>
    </Field>
  );
}
