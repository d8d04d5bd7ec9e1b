import { useEffect, useState } from "react";
import { isFields } from "../../../core/content/entries.ts";
import { useContent, useFile } from "../../api/content.ts";
import { keyOfTarget, leaveTypings } from "../../draft/save.ts";
import { type NewEntryTarget, newEntry, useKeptEntries, useNewEntry } from "../../draft/use-field.ts";
import { NewEntry } from "../../forms/list-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import ui from "../../ui/ui.module.css";
import { kindWordsIn, listId, name, pages, placeOf, quoteOf, textIn } from "./quotes.ts";

/** Chooses the page for new words, and shows the forms of those that aren't finished. */
export function AddWords() {
  const file = useFile(name).whyReadOnly;
  const readOnly = useContent()?.whyReadOnly ?? file;
  const [page, setPage] = useState(pages[0]?.page ?? "");
  if (readOnly) return null;
  return (
    <section className={ui.tightStack}>
      <h2>Somebody said something kind</h2>
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
      {pages.map((one) => (
        <NewWords key={one.page} {...one} isChosen={one.page === page} />
      ))}
    </section>
  );
}

type NewWordsProps = { readonly page: string; readonly title: string; readonly isChosen: boolean };

/** The forms of a page's new words. They stay open until they are done, whichever page is chosen. */
function NewWords({ page, title, isChosen }: NewWordsProps) {
  const kept = useKeptEntries({ name, path: [page] });
  const [opened, setOpened] = useState<readonly string[]>([]);
  const unopened = kept.filter((temporaryName) => !opened.includes(temporaryName));
  if (unopened.length > 0) setOpened([...opened, ...unopened]);
  const numbers = opened.map((temporaryName) => Number(temporaryName.slice(newEntry.length)) || 0);
  return (
    <>
      {opened.map((temporaryName) => {
        const target = { name, path: [page], entry: { temporaryName } } as const;
        return (
          <NewForm
            key={temporaryName}
            target={target}
            title={title}
            onClose={() => {
              leaveTypings(keyOfTarget(target));
              setOpened(opened.filter((one) => one !== temporaryName));
            }}
          />
        );
      })}
      {isChosen && (
        <p>
          <Button onClick={() => setOpened([...opened, `${newEntry}${Math.max(0, ...numbers) + 1}`])}>
            {opened.length > 0 ? "Add more kind words" : "Add kind words"}
          </Button>
        </p>
      )}
    </>
  );
}

type NewFormProps = {
  readonly target: NewEntryTarget;
  readonly title: string;
  readonly onClose: () => void;
};

/** The form of new words. It closes if they are taken off in the list. */
function NewForm({ target, title, onClose }: NewFormProps) {
  const { value } = useNewEntry(target);
  const words = textIn(value, "quote");
  const inList = kindWordsIn(useFile(name).data).find(
    (one) => one.page === target.path[0] && words !== "" && quoteOf(one) === words,
  );
  const isIn = inList !== undefined;
  const [wasIn, setWasIn] = useState("");
  if (isIn && wasIn !== words) setWasIn(words);
  const isTakenOff = !isIn && wasIn !== "" && wasIn === words;
  useEffect(() => {
    if (isTakenOff) onClose();
  }, [isTakenOff, onClose]);
  const close = () => {
    onClose();
    document.getElementById(inList ? placeOf(inList) : listId)?.focus();
  };
  return (
    <div>
      <p className={ui.hint}>
        {isIn
          ? "They’re in the list below. Done closes this form."
          : `For the ${title}. The words join the list below once you’ve entered how and when they agreed.`}
      </p>
      <NewEntry target={target} heading="New kind words" tidy={withoutMarks} onClose={close} />
    </div>
  );
}

/** The page puts quotation marks around the words: those that were pasted with them go. */
function withoutMarks(typed: unknown): unknown {
  if (!isFields(typed) || typeof typed.quote !== "string") return typed;
  const [, inside] =
    /^\s*(?:“([^“”]+)”|"([^"]+)"|‘([^‘]+)’|«([^«»]+)»)\s*$/s.exec(typed.quote)?.filter(Boolean) ?? [];
  return inside ? { ...typed, quote: inside.trim() } : typed;
}
