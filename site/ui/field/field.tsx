import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";

export type FieldProps = {
  readonly id: string;
  readonly label: string;
  /** The error message, if the field is invalid. */
  readonly error?: string | undefined;
  /** Defaults to whether there is an `error`. */
  readonly invalid?: ComponentProps<"input">["aria-invalid"];
};

type Questioned = {
  /** A question about what was typed, which doesn't make it invalid; empty while there is none. */
  readonly question?: ReactNode;
};

/** An `<input>` with a label and an error. */
export function TextField({
  label,
  error,
  invalid,
  question,
  ...input
}: FieldProps & Questioned & ComponentProps<"input">) {
  return (
    <Field id={input.id} label={label} error={error} question={question}>
      <input {...input} {...described(input.id, error, invalid)} />
    </Field>
  );
}

type AroundField = Omit<FieldProps, "invalid"> &
  Questioned & {
    readonly hint?: string | undefined;
    readonly className?: string | undefined;
    readonly children: ReactNode;
  };

/** A label with its field, hint and error. */
export function Field({ id, label, error, hint, question, className, children }: AroundField) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      {/* Always present: an error that comes later is then announced as a change. */}
      <p className={styles.error} id={errorId(id)}>
        {error}
      </p>
      {/* Present too, in a form that asks. */}
      {question !== undefined && (
        <p className={styles.question} role="status">
          {question}
        </p>
      )}
    </div>
  );
}

/** Returns the attributes that tie a field to its hint and error. */
export function described(
  id: string,
  error: string | undefined,
  invalid?: FieldProps["invalid"],
  hint?: string,
) {
  return {
    "aria-describedby": hint ? `${errorId(id)} ${hintId(id)}` : errorId(id),
    "aria-invalid": invalid ?? Boolean(error),
  } as const;
}

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;
