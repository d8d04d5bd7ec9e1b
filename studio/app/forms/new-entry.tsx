import { useEffect, useRef, useState } from "react";
import { isFields } from "../../core/content/entries.ts";
import { findField } from "../../core/content/find-field.ts";
import { useFile } from "../api/content.ts";
import { discardTyping, keyOfTarget, nameInList } from "../draft/save.ts";
import { type NewEntryTarget, useEntry, useNewEntry } from "../draft/use-field.ts";
import { Button } from "../ui/button.tsx";
import { attempt } from "../ui/toasts.tsx";
import { lowerFirst } from "../ui/words.ts";
import { fieldSchema } from "./field-schema.ts";
import { makeId } from "./make-id.ts";
import { RecordFields } from "./record-fields.tsx";

type NewEntryProps = { readonly target: NewEntryTarget; readonly onClose: () => void };

/** The form of an entry that is being added. It is in its list as soon as nothing is missing. */
export function NewEntry({ target, onClose }: NewEntryProps) {
  const { name, path, entry } = target;
  const { data } = useFile(name);
  const { remove } = useEntry({ name, path });
  const { value, state, problem, type } = useNewEntry(target);
  const form = useRef<HTMLFieldSetElement>(null);
  const item = fieldSchema(name, [...path, "0"]);
  const title = lowerFirst(item.title);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea, select")?.focus(), []);

  const isAdded = nameInList(keyOfTarget(target)) !== undefined;
  // "Done" may be clicked before the last words are saved.
  const [isDone, setDone] = useState(false);
  const isSaved = state === "saved";
  useEffect(() => {
    if (isDone && isSaved) onClose();
  }, [isDone, isSaved, onClose]);

  const typeWithId = (typed: unknown) => {
    setDone(false);
    if (!item.fields.includes("id") || isAdded || !isFields(typed)) return type(typed);
    const list = findField(data, path)?.value;
    type({ id: makeId(typed, Array.isArray(list) ? list : []), ...withoutId(typed) });
  };
  const giveUp = async () => {
    // Otherwise the last words could arrive after the removal, and add the entry again.
    await discardTyping(target);
    await remove(nameInList(keyOfTarget(target)) ?? entry.temporaryName);
    onClose();
  };
  return (
    <fieldset className="fields new-entry" ref={form}>
      <legend>A new {title}</legend>
      <RecordFields
        name={name}
        path={[...path, "0"]}
        value={value}
        isReadOnly={false}
        onType={typeWithId}
        problem={problem}
      />
      {problem.message && (
        <p className="errmsg" role="status">
          Kept, and not on the page yet. {problem.message}
        </p>
      )}
      <p className="row">
        {isAdded && (
          <Button small isBusy={isDone} onClick={() => setDone(true)}>
            Done
          </Button>
        )}
        <Button look="link" onClick={() => attempt(giveUp)}>
          Remove this {title}
        </Button>
      </p>
    </fieldset>
  );
}

function withoutId({ id: _, ...others }: Readonly<Record<string, unknown>>) {
  return others;
}
