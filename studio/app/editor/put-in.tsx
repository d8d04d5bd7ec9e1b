import { type ReactNode, useRef, useState } from "react";
import {
  Button as AriaButton,
  Autocomplete,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  SearchField,
  useFilter,
} from "react-aria-components";
import { flushSync } from "react-dom";
import { altLimits } from "../../../content-model/schema/article.ts";
import { printsForArticles } from "../../../domain/pictures.ts";
import type { ListedFact } from "../../engine/content/list-facts.ts";
import { type FactsByName, shownBy } from "../api/content.ts";
import { missingWords, PhotographField } from "../photographs/photograph-field.tsx";
import { urlOfPrint, wordsForPrints } from "../photographs/prints.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import ui from "../ui/ui.module.css";
import styles from "./editor.module.css";

/** Something that can be put in: a fact, a source or a part. */
export type Insertable = { readonly value: string; readonly label: string };

/** What can be put in, below one heading. */
export type InsertGroup = {
  readonly title: string;
  readonly of: readonly Insertable[];
  readonly onChoose: (value: string) => void;
};

/** From how many on they are searched. */
const many = 9;

/** One button for all that can be put in: it opens a list, with a search where the list is long. */
export function InsertMenu({ groups }: { readonly groups: readonly InsertGroup[] }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { contains } = useFilter({ sensitivity: "base" });
  const menu = (
    <Menu className={styles.menuItems ?? ""} renderEmptyState={() => <p>Nothing is called that.</p>}>
      {groups.map(({ title, of, onChoose }) => (
        <MenuSection key={title}>
          <Header>{title}</Header>
          {of.map(({ value, label }) => (
            <MenuItem
              key={value}
              id={`${title} ${value}`}
              textValue={label}
              onAction={() => {
                // A dialog that opens now gives the focus back to the button.
                flushSync(() => setOpen(false));
                button.current?.focus();
                onChoose(value);
              }}
            >
              {label}
            </MenuItem>
          ))}
        </MenuSection>
      ))}
    </Menu>
  );
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <AriaButton ref={button} className={buttonClass()}>
        Insert…
      </AriaButton>
      <Popover className={styles.menu ?? ""} placement="bottom end" maxHeight={440} data-insert="">
        {groups.flatMap(({ of }) => of).length < many ? (
          menu
        ) : (
          <Autocomplete filter={contains}>
            <SearchField aria-label="Find what to insert" className={styles.find ?? ""} autoFocus>
              <Input placeholder="Find" />
            </SearchField>
            {menu}
          </Autocomplete>
        )}
      </Popover>
    </MenuTrigger>
  );
}

type ChoosePrintProps = {
  readonly isOpen: boolean;
  /** Keeps a photograph, and returns its URL. */
  readonly keep: (file: Blob) => Promise<string>;
  readonly onChoose: (name: string, alt: string) => void;
  readonly onClose: () => void;
};

/** Takes a photograph, or shows every print that can stand in an article; a press puts it in. */
export const ChoosePrint = ({ isOpen, keep, onChoose, onClose }: ChoosePrintProps): ReactNode => (
  <Dialog isOpen={isOpen} title="Insert a picture" onClose={onClose}>
    <OwnPhotograph keep={keep} onChoose={onChoose} />
    <ul className={styles.prints}>
      {printsForArticles.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => onChoose(name, wordsForPrints[name] ?? "")}>
            <img src={urlOfPrint(name)} alt={wordsForPrints[name] ?? name} />
          </button>
        </li>
      ))}
    </ul>
    <p>
      <Button onClick={onClose}>Not now</Button>
    </p>
  </Dialog>
);

/** A photograph of hers: first what it shows, then the file. */
function OwnPhotograph({ keep, onChoose }: Pick<ChoosePrintProps, "keep" | "onChoose">): ReactNode {
  const [alt, setAlt] = useState("");
  return (
    <>
      <PhotographField
        without=""
        isInDialog
        describe={(error) => (
          <Field
            label="What your photograph shows"
            hint={`In ${altLimits.min} to ${altLimits.max} characters, for people who can’t see it.`}
            error={error}
          >
            {(input) => (
              <input
                {...input}
                value={alt}
                maxLength={altLimits.max}
                onChange={({ target }) => setAlt(target.value)}
              />
            )}
          </Field>
        )}
        missing={missingWords(alt, altLimits)}
        put={async (file) => onChoose(await keep(file), alt.trim())}
        remove={async () => undefined}
      />
      <p>Or one of the prints:</p>
    </>
  );
}

/** From this length, a fact is shortened in the list, in characters. */
const longest = 50;

/**
 * Lists facts to be put in, by what they are called: “Online course, price: $240”. Those that have no name are for the
 * site's own sentences.
 *
 * @param alsoAsWords whether numbers can stand as words, too
 */
export function factChoices(facts: FactsByName, isWanted = isForPeople, alsoAsWords = false): Insertable[] {
  return [...facts.values()]
    .filter(isWanted)
    .flatMap(({ name, numbers, called = "", text, changesByItself }) =>
      [name, ...(alsoAsWords && numbers ? [`${name}:words`] : [])].map((value) => {
        const shown = shownBy(value, facts) ?? text;
        const short = shown.length > longest ? `${shown.slice(0, longest - 1).trimEnd()}…` : shown;
        return { value, label: changesByItself ? called : `${called}: ${short}` };
      }),
    )
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

/** Settings and coordinates are for programs. */
const forPrograms = /^(?:functions\.|place\.(?:latitude|longitude|country)$|schedule\.timeZone$)/;

const isForPeople = ({ name, called }: ListedFact) => called !== undefined && !forPrograms.test(name);

/** Whether readers of an article or a letter may want to know a fact; the others are for machines, or for one page. */
export const isForReaders = ({ name, called, text, reportTyped }: ListedFact): boolean =>
  called !== undefined &&
  (reportTyped || /^(?:course|sundayClass|coaching|introCall|bookings)\./.test(name)) &&
  // A link in a page's words, with its brackets.
  !text.includes("](");

type LinkFormProps = {
  readonly initial: string;
  readonly onDone: (href: string | undefined) => void;
};

/** Asks where words lead. */
export function LinkForm({ initial, onDone }: LinkFormProps) {
  const [href, setHref] = useState(initial);
  const address = href.trim();
  const isRight = address === "" || /^(?:https?:\/\/|\/|#|mailto:)/.test(address);
  const [isAsked, setAsked] = useState(false);
  return (
    <form
      className={styles.linkForm}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (isRight) onDone(address);
      }}
    >
      <Field
        label="Where the link goes"
        hint="A page of this site, such as /about, or a whole web address. Leave it empty to remove the link."
        error={
          isAsked && !isRight
            ? "Start with / for a page of this site, or with https:// for another one."
            : undefined
        }
      >
        {(input) => (
          // biome-ignore lint/a11y/noAutofocus: she has just asked for this form
          <input {...input} autoFocus value={href} onChange={({ target }) => setHref(target.value)} />
        )}
      </Field>
      <div className={ui.row}>
        <Button type="submit">Link</Button>
        <Button variant="link" onClick={() => onDone(undefined)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
