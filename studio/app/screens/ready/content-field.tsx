import type { ReactNode } from "react";
import type { ContentName } from "../../../../content-schema/content-files.ts";
import type { NamedPath } from "../../../core/content/change.ts";
import { useField } from "../../draft/use-field.ts";
import { Field } from "../../ui/field.tsx";

type ContentFieldProps = { readonly name: ContentName; readonly path: NamedPath; readonly label: ReactNode };

/** A field of the content. */
export function ContentField({ name, path, label }: ContentFieldProps) {
  const { value, inFile, live, isChanged, state, message, whyReadOnly, type, putBack } = useField({
    name,
    path,
  });
  const text = String(value ?? "");
  const typed = (words: string) =>
    type(
      words === ""
        ? undefined
        : typeof inFile === "number" && words.trim() !== "" && Number.isFinite(Number(words))
          ? Number(words)
          : words,
    );
  return (
    <Field
      label={label}
      error={state === "kept" ? message : undefined}
      was={isChanged ? String(live ?? "empty") : undefined}
      onPutBack={putBack}
    >
      {(input) =>
        text.length > 60 ? (
          <textarea
            className="in"
            {...input}
            value={text}
            readOnly={whyReadOnly !== undefined}
            onChange={({ target }) => typed(target.value)}
          />
        ) : (
          <input
            className="in"
            {...input}
            value={text}
            readOnly={whyReadOnly !== undefined}
            onChange={({ target }) => typed(target.value)}
          />
        )
      }
    </Field>
  );
}
