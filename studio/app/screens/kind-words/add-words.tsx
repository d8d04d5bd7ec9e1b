import { useState } from "react";
import { useContent, useFile } from "../../api/content.ts";
import { forgetTyping } from "../../draft/save.ts";
import { newEntry, useKeptEntries } from "../../draft/use-field.ts";
import { NewEntry } from "../../forms/list-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import ui from "../../ui/ui.module.css";
import { name, pages } from "./quotes.ts";

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
          <div key={temporaryName}>
            <p className={ui.hint}>
              For the {title}. The words join the list below once you’ve put in how and when they agreed.
            </p>
            <NewEntry
              target={target}
              onClose={() => {
                forgetTyping(target);
                setOpened(opened.filter((one) => one !== temporaryName));
              }}
            />
          </div>
        );
      })}
      {isChosen && (
        <p>
          <Button small onClick={() => setOpened([...opened, `${newEntry}${Math.max(0, ...numbers) + 1}`])}>
            Add kind words
          </Button>
        </p>
      )}
    </>
  );
}
