import { useEffect, useRef, useState } from "react";
import type { Target } from "../../draft/target.ts";
import { useField } from "../../draft/use-field.ts";
import type { AnyFieldProps } from "../../forms/any-field-props.ts";
import { ContentField } from "../../forms/content-field.tsx";
import { fieldSchema } from "../../forms/field-schema.ts";
import { textOf } from "../../forms/text-of.ts";
import { Button } from "../../ui/button.tsx";

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
  const { value, live, state, isChanged, whyReadOnly, putBack } = useField({ name, path });
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(false);
  // What needs her stays open.
  const isShown = isOpen || state === "kept" || state === "conflict";

  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    row.current?.querySelector<HTMLElement>(isOpen ? "input, textarea, select" : "button")?.focus();
  }, [isOpen]);

  const text = textOf(name, path, value);
  if (isShown) {
    return (
      <li ref={row} className="whole">
        <ContentField name={name} path={path} label={title} onFocus={() => onChoose({ name, path })} />
        <p>
          <Button small onClick={() => setOpen(false)}>
            Done<span className="vh"> with “{title}”</span>
          </Button>
        </p>
      </li>
    );
  }
  return (
    <li ref={row} className={isChanged ? "changed" : undefined}>
      <b>{title}</b>
      <span className={text.length > long ? "v long" : "v"}>{text}</span>
      {!whyReadOnly && (
        <button type="button" className="linkbtn" onClick={() => setOpen(true)}>
          Change<span className="vh"> “{title}”</span>
        </button>
      )}
      {isChanged ? (
        <span className="was">
          <span>Was {textOf(name, path, live)}</span>
          {!whyReadOnly && (
            <button type="button" className="linkbtn inline" onClick={putBack}>
              Put it back
            </button>
          )}
        </span>
      ) : (
        schema.beforeLaunch && <span className="hint">{schema.beforeLaunch}</span>
      )}
    </li>
  );
}
