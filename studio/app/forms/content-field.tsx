import type { ReactNode } from "react";
import type { ContentName } from "../../../content-model/schema/content-files.ts";
import type { NamedPath } from "../../core/content/change.ts";
import { type DraftField, useField } from "../draft/use-field.ts";
import { Field } from "../ui/field.tsx";
import { showToast } from "../ui/toasts.tsx";
import { TypedFacts } from "./facts-in-text.tsx";
import { FieldInput } from "./field-input.tsx";
import { fieldSchema, textOf } from "./field-schema.ts";
import { hintsOf } from "./hints.tsx";
import { TypingNote } from "./typing-note.tsx";
import "./forms.css";

type ContentFieldProps = {
  readonly name: ContentName;
  readonly path: NamedPath;
  /** What the screen calls the field, if not as the schema does. */
  readonly label?: string;
  readonly hint?: ReactNode;
  /** What visitors saw until a few days ago. */
  readonly past?: ReactNode;
  readonly onFocus?: () => void;
};

/** A field of the content that contains no others, with everything that there is to say about it. */
export function ContentField({ name, path, label, hint, past, onFocus }: ContentFieldProps) {
  const schema = fieldSchema(name, path);
  const field = useField({ name, path });
  const { value, state, isChanged, whyReadOnly } = field;
  const title = label ?? schema.title;
  const asText = (of: unknown) => textOf(name, path, of);

  return (
    <Field
      label={title}
      hint={hintsOf(schema, value, hint)}
      error={field.problem.isQuestion ? undefined : field.problem.message}
      was={isChanged && <Before field={field} asText={asText} />}
      onPutBack={whyReadOnly || state === "followed" ? undefined : () => putBack(title, field)}
    >
      {(input) => (
        <>
          <FieldInput
            schema={schema}
            input={{ ...input, ...(onFocus && { onFocus }) }}
            value={value}
            isReadOnly={whyReadOnly !== undefined}
            onType={field.type}
          />
          {!whyReadOnly && <TypedFacts schema={schema} value={value} onType={field.type} />}
          <TypingNote field={field} textOf={asText} />
          {!isChanged && past}
        </>
      )}
    </Field>
  );
}

type BeforeProps = { readonly field: DraftField; readonly asText: (value: unknown) => string };

/** What visitors see of a changed field. */
function Before({ field: { value, live, problem, confirm }, asText }: BeforeProps) {
  if (problem.isQuestion) {
    return (
      <>
        <span role="status">{problem.message} It’s held back until you say.</span>
        <button
          type="button"
          className="linkbtn"
          onClick={({ currentTarget }) => {
            confirm();
            // The button goes away with its question, and must not take the focus with it.
            currentTarget.closest(".field")?.querySelector("input")?.focus();
          }}
        >
          Yes, {asText(value)}
        </button>
      </>
    );
  }
  return wordsOfBefore(asText(live), problem.message !== undefined);
}

/** Says what visitors see of a changed field. */
export const wordsOfBefore = (live: string, isHeldBack: boolean): string =>
  isHeldBack ? `Held back until it’s right: visitors see ${live}` : `Was ${live}`;

/** Puts back what visitors see. A toast offers to undo that. */
export function putBack(title: string, { value, type, putBack }: DraftField): void {
  putBack();
  showToast(`“${title}” is as visitors see it.`, () => type(value));
}
