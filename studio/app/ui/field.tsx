import { type InputHTMLAttributes, type ReactNode, type Ref, type RefObject, useEffect, useId } from "react";
import { classNames } from "../../../site/ui/class-names.ts";
import { Button } from "./button.tsx";
import styles from "./field.module.css";
import ui from "./ui.module.css";

/** What an input of a field gets: `<input {...input} />`. */
export type InputProps = {
  readonly id: string;
  readonly className: string | undefined;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
};

/** Selects what one can type in. */
export const editable = "input, textarea, select, [contenteditable=true]";

/** Moves focus to the first field as soon as there is one. Typing replaces a line, and goes on with a text. */
export function useFocusOnFirst(fields: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focus = () => {
      const input = fields.current?.querySelector<HTMLElement>(editable);
      input?.focus();
      if (input instanceof HTMLInputElement) input.select();
      return input !== null && input !== undefined;
    };
    if (focus() || !fields.current) return;
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(fields.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [fields]);
}

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
  const putBack =
    was && onPutBack
      ? () => {
          onPutBack();
          // The button goes away, and must not take the focus with it.
          document.getElementById(id)?.focus();
        }
      : undefined;
  return (
    <div
      className={classNames(
        styles.field,
        putBack && styles.withWayBack,
        was ? ui.changed : undefined,
        error && styles.wrong,
      )}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: for what is edited without an input, which a label doesn't focus; keys reach it by Tab */}
      <label id={`${id}-label`} htmlFor={id} onClick={() => document.getElementById(id)?.focus()}>
        {label}
      </label>
      {/* Before the input: Tab and Enter after typing must not take the words away. */}
      {putBack && (
        <Button variant="link" className={styles.putBack} onClick={putBack} aria-describedby={`${id}-was`}>
          Put it back<span className={ui.visuallyHidden}>: {label}</span>
        </Button>
      )}
      {children({
        id,
        className: styles.input,
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(error && { "aria-invalid": true }),
      })}
      {error && (
        <p className={ui.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {was && (
        <p className={ui.was} id={`${id}-was`}>
          {was}
        </p>
      )}
      {hint && (
        <p className={ui.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type FieldGroupProps = {
  readonly title: ReactNode;
  readonly ref?: Ref<HTMLFieldSetElement>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Fields that belong together, below their title. */
export const FieldGroup = ({ title, ref, className, children }: FieldGroupProps) => (
  <fieldset className={classNames(styles.group, className)} ref={ref}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  readonly type?: "checkbox" | "radio";
  readonly label: ReactNode;
  readonly hint?: ReactNode;
};

/** A box to tick, or one of several to choose. */
export const Choice = ({ type = "radio", label, hint, ...rest }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type={type} {...rest} />
    <span>
      <b>{label}</b>
      {hint && <span className={ui.hint}>{hint}</span>}
    </span>
  </label>
);
