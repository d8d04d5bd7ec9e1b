import { type ReactNode, useId } from "react";

/** What an input of a field gets: `<input {...input} />`. */
export type InputProps = {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
};

type FieldProps = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong, and what to write instead. */
  readonly error?: string | undefined;
  /** What visitors see, in words, if the field differs from it. */
  readonly was?: ReactNode;
  /** Puts the value back that visitors see. */
  readonly onPutBack?: (() => void) | undefined;
  readonly children: (input: InputProps) => ReactNode;
};

/** A labelled input, with its hint, its error, and what it was when that isn't published. */
export function Field({ label, hint, error, was, onPutBack, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, was && `${id}-was`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={["field", was && "changed", error && "error"].filter(Boolean).join(" ")}>
      <label htmlFor={id}>{label}</label>
      {/* Before the input: Tab and Enter after typing must not take the words away. */}
      {was && onPutBack && (
        <button type="button" className="linkbtn put-back" onClick={onPutBack} aria-describedby={`${id}-was`}>
          Put it back<span className="vh">: {label}</span>
        </button>
      )}
      {children({
        id,
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(error && { "aria-invalid": true }),
      })}
      {error && (
        <p className="errmsg" id={`${id}-error`}>
          {error}
        </p>
      )}
      {was && (
        <p className="was" id={`${id}-was`}>
          {was}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
