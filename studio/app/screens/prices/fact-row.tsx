import { useEffect, useRef, useState } from "react";
import type { Target } from "../../draft/target.ts";
import { useField } from "../../draft/use-field.ts";
import type { AnyFieldProps } from "../../forms/any-field-props.ts";
import { ContentField, putBack } from "../../forms/content-field.tsx";
import { fieldSchema } from "../../forms/field-schema.ts";
import { textOf } from "../../forms/text-of.ts";
import { Button } from "../../ui/button.tsx";
import { PastNote } from "./past-note.tsx";

type FactRowProps = AnyFieldProps & {
  /** What the fact is called here, if not as the schema does. */
  readonly label?: string;
  readonly onChoose: (fact: Target) => void;
};

/** From this length, a value takes a line of its own. */
const long = 26;

/** A fact and its value, to change in place. */
export function FactRow({ name, path, label, onChoose }: FactRowProps) {
  const schema = fieldSchema(name, path);
  const title = label ?? schema.title;
  const field = useField({ name, path });
  const { value, live, state, isChanged, whyReadOnly } = field;
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const takesFocus = useRef(false);
  // A row with an error is open, and stays open while it is being fixed.
  const hasError = state === "kept";
  useEffect(() => {
    if (!hasError || isOpen) return;
    takesFocus.current = row.current?.contains(document.activeElement) ?? false;
    setOpen(true);
  }, [hasError, isOpen]);

  const toggle = (next: boolean) => {
    takesFocus.current = true;
    setOpen(next);
  };
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    focusIn(row.current, isOpen ? editable : ".change");
  }, [isOpen]);

  const text = textOf(name, path, value);
  if (isOpen) {
    return (
      <li ref={row} className="whole">
        <form
          className="stack-s"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (hasError) focusIn(row.current, editable);
            else toggle(false);
          }}
        >
          <ContentField name={name} path={path} label={title} onFocus={() => onChoose({ name, path })} />
          <p>
            <Button small type="submit">
              Done<span className="vh"> with “{title}”</span>
            </Button>
          </p>
        </form>
      </li>
    );
  }
  return (
    <li ref={row} className={isChanged ? "changed" : undefined}>
      <b>{title}</b>
      <span className={text.length > long ? "v long" : "v"}>{text}</span>
      {!whyReadOnly && (
        <button type="button" className="linkbtn change" onClick={() => toggle(true)}>
          Change<span className="vh"> “{title}”</span>
        </button>
      )}
      {isChanged ? (
        <span className="was">
          <span>Was {textOf(name, path, live)}</span>
          {!whyReadOnly && (
            <button type="button" className="linkbtn inline" onClick={() => putBack(title, field)}>
              Put it back<span className="vh">: {title}</span>
            </button>
          )}
        </span>
      ) : (
        <>
          <PastNote fact={{ name, path }} />
          {schema.beforeLaunch && <span className="hint">{schema.beforeLaunch}</span>}
        </>
      )}
    </li>
  );
}

const editable = "input, textarea, select";

const focusIn = (row: HTMLElement | null, selector: string) =>
  row?.querySelector<HTMLElement>(selector)?.focus();
