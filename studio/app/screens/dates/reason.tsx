import type { Closure } from "../../../../content-model/schema/schedule.ts";
import { entryNames } from "../../../core/content/entries.ts";
import { findField } from "../../../core/content/find-field.ts";
import { useField } from "../../draft/use-field.ts";
import { useFile } from "../../draft/use-file.ts";
import { Field } from "../../ui/field.tsx";

type ReasonProps = { readonly closures: readonly Closure[]; readonly closure: Closure };

/** Why the class is off, as visitors read it. */
export function Reason({ closures, closure }: ReasonProps) {
  const name = entryNames(closures)[closures.indexOf(closure)] ?? closure.from;
  // A moment ago it had another first day, or wasn't there.
  const isInFile = findField(useFile("schedule").data, ["closures", name])?.value !== undefined;
  const { value, message, type } = useField({ name: "schedule", path: ["closures", name, "why"] });
  return (
    <Field label="Why, in a few words" hint="Shown on the class page. May be left empty." error={message}>
      {(input) => (
        <input
          {...input}
          className="in"
          readOnly={!isInFile}
          value={typeof value === "string" ? value : ""}
          onChange={({ target }) => type(target.value === "" ? undefined : target.value)}
        />
      )}
    </Field>
  );
}
