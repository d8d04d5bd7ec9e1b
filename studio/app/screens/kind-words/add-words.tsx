import { useEffect, useState } from "react";
import { isFields } from "../../../engine/content/entries.ts";
import { useDraft, useFile } from "../../api/content.ts";
import { NewEntry, useOpenEntry } from "../../forms/list-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import ui from "../../ui/ui.module.css";
import { listId, name, pages } from "./quotes.ts";

/** Chooses the page for new words, and shows the form of those that aren't finished. */
export function AddWords() {
  const file = useFile(name).whyReadOnly;
  const readOnly = useDraft()?.whyReadOnly ?? file;
  const [page, setPage] = useState(pages[0]?.page ?? "");
  const [isOpen, setOpen] = useState(false);
  if (readOnly) return null;
  return (
    <section className={ui.tightStack}>
      <h2>Somebody said something kind</h2>
      {!isOpen && (
        <Field label="Where it goes" hint="You can move it later.">
          {(input) => (
            <select {...input} value={page} onChange={({ target }) => setPage(target.value)}>
              {pages.map((one) => (
                <option key={one.page} value={one.page}>
                  {one.title}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {pages.map((one) => (
        <NewWords key={one.page} {...one} isChosen={one.page === page} onOpen={setOpen} />
      ))}
    </section>
  );
}

type NewWordsProps = (typeof pages)[number] & {
  readonly isChosen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
};

/** The form of a page's new words. It stays open until they are done, whichever page is chosen. */
function NewWords({ page, title, isChosen, onOpen }: NewWordsProps) {
  const { target, added, open, close } = useOpenEntry({ name, path: [page] });
  const isIn = added !== undefined;
  const isOpen = target !== undefined && !isIn;
  // The form says where they go: nothing above it may say otherwise.
  useEffect(() => {
    if (isOpen) onOpen(true);
    return () => onOpen(false);
  }, [isOpen, onOpen]);
  return (
    <>
      {target && (
        <div>
          <p className={ui.hint}>
            {isIn
              ? "They’re in the list below. Done closes this form."
              : `For the ${title}; you can move them later. They join the list below once you’ve entered how and when they agreed.`}
          </p>
          <NewEntry
            key={target.entry.temporaryName}
            target={target}
            heading="New kind words"
            tidy={withoutMarks}
            onClose={() => {
              close();
              document.getElementById(listId)?.focus();
            }}
          />
        </div>
      )}
      {isChosen && (!target || isIn) && (
        <p>
          <Button onClick={open}>{isIn ? "Add more kind words" : "Add kind words"}</Button>
        </p>
      )}
    </>
  );
}

/** The page puts quotation marks around the words: those that were pasted with them go. */
function withoutMarks(typed: unknown): unknown {
  if (!isFields(typed) || typeof typed.quote !== "string") return typed;
  const [, inside] =
    /^\s*(?:“([^“”]+)”|"([^"]+)"|‘([^‘]+)’|«([^«»]+)»)\s*$/s.exec(typed.quote)?.filter(Boolean) ?? [];
  return inside ? { ...typed, quote: inside.trim() } : typed;
}
