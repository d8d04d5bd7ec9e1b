import { type ComponentType, Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "../../../site/ui/class-names.ts";
import { slugOfTitle } from "../../engine/articles/names.ts";
import { type FieldRef, isIn, keyOf } from "../../engine/content/change.ts";
import { describeValue } from "../../engine/content/describe.ts";
import {
  type Fields,
  findField,
  formNames,
  isFields,
  namesFor,
  schemaAt,
} from "../../engine/content/entries.ts";
import { useFacts, useFile, withFacts } from "../api/content.ts";
import { discardAutosaves, forgetAnswered, keyOfTarget } from "../draft/autosave-registry.ts";
import { type NewEntryTarget, nameInList } from "../draft/send-entry.ts";
import { newEntry, useEntry, useNewEntry, useUnfinishedEntries } from "../draft/use-entry.ts";
import { Button } from "../ui/button.tsx";
import { FieldGroup, useFocusOnFirst } from "../ui/field.tsx";
import { lowerFirst } from "../ui/format.ts";
import { attempt, showToast } from "../ui/toasts.tsx";
import ui from "../ui/ui.module.css";
import { ContentField } from "./content-field.tsx";
import { anchorOf, useDeepLink } from "./deep-link.ts";
import { useEntryKeys } from "./entry-keys.ts";
import { fieldSchema, isContainer } from "./field-schema.ts";
import styles from "./forms.module.css";
import { AskedAt, type AskOfAmount, RecordFields, StillNeeded } from "./record-fields.tsx";

type ListFieldProps = FieldRef & {
  /** The fields of an entry. */
  readonly Inner: ComponentType<FieldRef>;
  /** Says in one line what an entry means, also while it is typed; an empty text while it isn't known. By default, its values. */
  readonly wordsOf?: ((entry: unknown) => string) | undefined;
  /** What is asked at the amount of an entry, also while it is typed: it may lack a digit. */
  readonly askOfAmount?: AskOfAmount | undefined;
};

/** The entries of a list, to edit, add, move and remove. */
export function ListField({ name, path, Inner, wordsOf, askOfAmount }: ListFieldProps) {
  const file = useFile(name);
  const opened = useOpenEntry({ name, path });
  const item = fieldSchema(name, [...path, "0"]);
  const { help } = fieldSchema(name, path);

  const value = findField(name, file.data, path)?.value;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const names = formNames(schemaAt(name, path), entries);
  const keys = useEntryKeys(name, path, entries);
  return (
    <>
      {help && <p className={ui.hint}>{help}</p>}
      {entries.length > 0 && (
        <ul>
          {entries.map((entry, index) => {
            const entryName = names[index] ?? String(index);
            // It stays in the form in which it was typed.
            if (entryName === opened.added) return null;
            return (
              <ListEntry
                key={keys[index]}
                name={name}
                path={path}
                entryName={entryName}
                entry={entry}
                index={index}
                count={entries.length}
                Inner={Inner}
                wordsOf={wordsOf}
                askOfAmount={askOfAmount}
                onChangePlaces={() => opened.added !== undefined && opened.close()}
              />
            );
          })}
        </ul>
      )}
      {opened.target && (
        <NewEntry
          key={opened.target.entry.temporaryName}
          target={opened.target}
          wordsOf={wordsOf}
          askOfAmount={askOfAmount}
          onClose={opened.close}
        />
      )}
      {!file.whyReadOnly && (!opened.target || opened.added !== undefined) && (
        <p>
          <Button onClick={opened.open}>
            {entries.length === 0 ? "Add the first" : "Add another"} {lowerFirst(item.title)}
          </Button>
        </p>
      )}
    </>
  );
}

/** The new entry of a list that has its form open: the one that she began, or one that was left unfinished. */
export function useOpenEntry({ name, path }: FieldRef) {
  const [unfinished] = useUnfinishedEntries({ name, path });
  const [opened, setOpened] = useState<string>();
  // It stays open when it gets into the list.
  if (opened === undefined && unfinished) setOpened(unfinished.temporaryName);
  const target = opened === undefined ? undefined : { name, path, entry: { temporaryName: opened } };
  const added = target && nameInList(keyOfTarget(target));
  const [isDone, setDone] = useState<string>();
  if (added !== undefined && isDone !== opened) setDone(opened);
  // The entries were moved, or it was removed in the list: it has no form of its own any more.
  if (added === undefined && opened !== undefined && isDone === opened) setOpened(undefined);
  const leave = () => target && forgetAnswered(keyOfTarget(target));
  return {
    target,
    /** What its list calls it, once it is in there. */
    added,
    open: () => {
      leave();
      setOpened(`${newEntry}${Date.now()}`);
    },
    close: () => {
      leave();
      setOpened(undefined);
    },
  };
}

type EntryProps = FieldRef & {
  /** Its id, or its position. */
  readonly entryName: string;
  readonly entry: unknown;
  readonly index: number;
  readonly count: number;
  /** Called before entries get other positions. */
  readonly onChangePlaces: () => void;
};

/** One entry of a list, folded to its words if it contains several fields. */
function ListEntry({
  Inner,
  wordsOf,
  askOfAmount,
  ...rest
}: EntryProps & Pick<ListFieldProps, "Inner" | "wordsOf" | "askOfAmount">) {
  const { name, path, entryName, entry, index } = rest;
  const at = [...path, entryName];
  const schema = fieldSchema(name, at);
  const facts = useFacts();
  const words = withFacts(wordsOf?.(entry) || (describeValue(entry, schemaAt(name, at)) ?? ""), facts);
  const tools = <EntryTools {...rest} words={words} />;
  const anchor = anchorOf(at);
  const { data, kept } = useFile(name);
  // A link from another screen, such as /questions#sundayClass.holidays, or to a field in it.
  const isLinked = useDeepLink(anchor, anchorOf(namesFor(name, data, at))).isInside;
  // “Needs you” leads to the list: what isn't right stands open in it.
  const [needsHer] = useState(() => kept.some(({ key, problem }) => problem && isIn(key, keyOf(name, at))));
  if (!isContainer(schema)) {
    return (
      <li className={styles.entry}>
        <ContentField name={name} path={at} label={`${schema.title} ${index + 1}`} />
        {tools}
      </li>
    );
  }
  const called = (wordsOf ? words : shorten(words)) || `${schema.title} ${index + 1}`;
  // Also while it is folded.
  const asked = askOfAmount?.(entry);
  return (
    <li className={styles.entry}>
      <details open={isLinked || needsHer || undefined}>
        <summary id={anchor}>{asked ? `${called}. ${asked}` : called}</summary>
        <div className={classNames(ui.tightStack, ui.unfolded)}>
          {schema.fields.map((key) => (
            <Fragment key={key}>
              <Inner name={name} path={[...at, key]} />
              <AskedAt name={name} path={[...at, key]} group={entry} askOfAmount={askOfAmount} />
            </Fragment>
          ))}
          {tools}
        </div>
      </details>
    </li>
  );
}

const shorten = (words: string) => (words.length > 80 ? `${words.slice(0, 77)}…` : words);

function EntryTools({
  name,
  path,
  entryName,
  entry,
  index,
  count,
  words,
  onChangePlaces,
}: EntryProps & { readonly words: string }) {
  const { add, move, remove } = useEntry({ name, path });
  const what = <span className={ui.visuallyHidden}> “{shorten(words)}”</span>;

  const tools = useRef<HTMLParagraphElement>(null);
  const movedTo = useRef<number>(undefined);
  useEffect(() => {
    // At an end of the list, the button that was pressed is gone.
    if (movedTo.current === index && document.activeElement === document.body) {
      tools.current?.querySelector("button")?.focus();
    }
    movedTo.current = undefined;
  }, [index]);

  const moveTo = (place: number) => {
    movedTo.current = place;
    onChangePlaces();
    attempt(() => move(entryName, place));
  };
  const removeIt = async () => {
    onChangePlaces();
    await remove(entryName);
    showToast(`“${shorten(words)}” is removed.`, () => add(entry, `${newEntry}${index}`, index));
  };
  return (
    <p className={styles.tools} ref={tools}>
      {index > 0 && (
        <Button variant="link" onClick={() => moveTo(index - 1)}>
          Move up{what}
        </Button>
      )}
      {index < count - 1 && (
        <Button variant="link" onClick={() => moveTo(index + 1)}>
          Move down{what}
        </Button>
      )}
      <Button variant="link" onClick={() => attempt(removeIt)}>
        Remove{what}
      </Button>
    </p>
  );
}

type NewEntryProps = Pick<ListFieldProps, "wordsOf" | "askOfAmount"> & {
  readonly target: NewEntryTarget;
  /** “A new question” by default. */
  readonly heading?: string;
  /** Makes what is typed what is kept. */
  readonly tidy?: (typed: unknown) => unknown;
  /** What stands below its fields. */
  readonly children?: ReactNode;
  /** Leaves the form, and keeps what was typed. Without it, the form stays until the entry is added or given up. */
  readonly onLeave?: () => void;
  readonly onClose: () => void;
};

/** The form of an entry that is being added. It is in its list as soon as nothing is missing. */
export function NewEntry({
  target,
  wordsOf,
  askOfAmount,
  heading,
  tidy = (typed) => typed,
  children,
  onLeave,
  onClose,
}: NewEntryProps) {
  const { name, path, entry } = target;
  const { data } = useFile(name);
  const { remove } = useEntry({ name, path });
  const { value, state, problem, type } = useNewEntry(target);
  const form = useRef<HTMLFieldSetElement>(null);
  const item = fieldSchema(name, [...path, "0"]);
  const title = lowerFirst(item.title);
  useFocusOnFirst(form);

  const isAdded = nameInList(keyOfTarget(target)) !== undefined;
  // "Done" may be clicked before the last words are saved.
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone || state === "typed" || state === "not-saved") return;
    if (state !== "invalid") return onClose();
    setDone(false);
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [isDone, state, onClose]);

  const typeWithId = (written: unknown) => {
    const typed = tidy(written);
    setDone(false);
    const key = ["id", "slug"].find((one) => item.fields.includes(one));
    if (key === undefined || isAdded || !isFields(typed)) return type(typed);
    const list = findField(name, data, path)?.value;
    const entries = Array.isArray(list) ? list.filter(isFields) : [];
    // While an answer is on its way, this entry may be in its list already.
    const own = state === "typed" && isFields(value) ? value[key] : undefined;
    const others = entries.filter((other) => own === undefined || other[key] !== own);
    // First, as in the file.
    type({ [key]: "", ...typed, [key]: makeId(typed, others) });
  };
  const giveUp = async () => {
    // Otherwise the last words could arrive after the removal, and add the entry again.
    await discardAutosaves(keyOfTarget(target));
    await remove(nameInList(keyOfTarget(target)) ?? entry.temporaryName);
    onClose();
  };
  return (
    <FieldGroup title={heading ?? `A new ${title}`} className={styles.newEntry} ref={form}>
      <RecordFields
        name={name}
        path={[...path, "0"]}
        value={value}
        isReadOnly={false}
        onType={typeWithId}
        problem={problem}
        askOfAmount={askOfAmount}
      />
      <StillNeeded name={name} path={[...path, "0"]} value={value} problem={problem} />
      {wordsOf && !problem.message && (
        <p role="status" className={ui.was}>
          {wordsOf(value)}
        </p>
      )}
      {children}
      <p className={ui.row}>
        {isAdded ? (
          <Button isBusy={isDone} onClick={() => setDone(true)}>
            Done
          </Button>
        ) : (
          onLeave && <Button onClick={onLeave}>Close</Button>
        )}
        {(isAdded || !onLeave || value !== undefined) && (
          <Button variant="link" onClick={() => attempt(giveUp)}>
            {isAdded ? (heading ? "Remove it" : `Remove this ${title}`) : "Don’t add it"}
          </Button>
        )}
      </p>
    </FieldGroup>
  );
}

/** Returns an id for a new entry, made from its first words, that its list doesn't have. */
export function makeId({ question, title, name }: Fields, list: readonly unknown[]): string {
  const text = [question, title, name].find((words) => typeof words === "string") ?? "";
  const base = slugOfTitle(String(text)).split("-").slice(0, 5).join("-") || "entry";
  const taken = list.filter(isFields).map(({ id, slug }) => id ?? slug);
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`;
    if (!taken.includes(id)) return id;
  }
}
