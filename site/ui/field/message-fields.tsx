import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { described, Field, type FieldProps } from "./field.tsx";
import styles from "./message-fields.module.css";

type TextAreaFieldProps = FieldProps & ComponentProps<"textarea"> & { readonly hint?: string | undefined };

/** A `<textarea>` with a label, an error and a hint. */
export function TextAreaField({ label, error, invalid, hint, className, ...area }: TextAreaFieldProps) {
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

type SelectFieldProps = Pick<FieldProps, "id" | "label"> & ComponentProps<"select">;

/** A `<select>` with a label. The options are its children. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  return (
    <Field id={select.id} label={label}>
      <span className={styles.picker}>
        <select {...select} {...described(select.id, undefined)} />
      </span>
    </Field>
  );
}
