import { type ComponentType, useState } from "react";
import { isFields } from "../../core/content/entries.ts";
import { findField } from "../../core/content/find-field.ts";
import { useFile } from "../api/content.ts";
import { forgetTyping, keyOfTarget, nameInList } from "../draft/save.ts";
import { newEntry, useKeptEntries } from "../draft/use-field.ts";
import { Button } from "../ui/button.tsx";
import { lowerFirst } from "../ui/words.ts";
import { type AnyFieldProps, fieldSchema } from "./field-schema.ts";
import { ListEntry } from "./list-entry.tsx";
import { NewEntry } from "./new-entry.tsx";

type ListFieldProps = AnyFieldProps & {
  /** The fields of an entry. */
  readonly Inner: ComponentType<AnyFieldProps>;
};

/** The entries of a list, to edit, add, move and remove. */
export function ListField({ name, path, Inner }: ListFieldProps) {
  const file = useFile(name);
  const kept = useKeptEntries({ name, path });
  const [opened, setOpened] = useState<readonly string[]>([]);
  const item = fieldSchema(name, [...path, "0"]);
  const { help } = fieldSchema(name, path);

  const value = findField(file.data, path)?.value;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  // A kept entry stays in its form when it gets into the list.
  const unopened = kept.filter((temporaryName) => !opened.includes(temporaryName));
  if (unopened.length > 0) setOpened([...opened, ...unopened]);
  const newEntries = opened.map((temporaryName) => ({
    name,
    path,
    entry: { temporaryName },
  }));
  // An entry that has just been added stays in the form in which it was typed.
  const inForms = newEntries.map((target) => nameInList(keyOfTarget(target)));
  const nameOf = (entry: unknown, index: number) =>
    isFields(entry) && typeof entry.id === "string" ? entry.id : String(index);

  const closeAdded = () =>
    setOpened(
      newEntries
        .filter((target) => nameInList(keyOfTarget(target)) === undefined)
        .map(({ entry }) => entry.temporaryName),
    );
  const open = () => {
    const numbers = newEntries.map(({ entry }) => Number(entry.temporaryName.slice(newEntry.length)));
    setOpened([...opened, `${newEntry}${Math.max(0, ...numbers) + 1}`]);
  };
  return (
    <>
      {help && <p className="hint">{help}</p>}
      {entries.length > 0 && (
        <ul className="entries">
          {entries.map((entry, index) => {
            const entryName = nameOf(entry, index);
            if (inForms.includes(entryName)) return null;
            return (
              <ListEntry
                key={entryName}
                name={name}
                path={path}
                entryName={entryName}
                entry={entry}
                index={index}
                count={entries.length}
                Inner={Inner}
                onChangePlaces={closeAdded}
              />
            );
          })}
        </ul>
      )}
      {newEntries.map((target) => (
        <NewEntry
          key={target.entry.temporaryName}
          target={target}
          onClose={() => {
            forgetTyping(target);
            setOpened(opened.filter((one) => one !== target.entry.temporaryName));
          }}
        />
      ))}
      {!file.whyReadOnly && (
        <p>
          <Button small onClick={open}>
            {entries.length === 0 ? "Add the first" : "Add another"} {lowerFirst(item.title)}
          </Button>
        </p>
      )}
    </>
  );
}
