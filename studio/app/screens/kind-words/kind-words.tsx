import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isDay } from "../../../../domain/calendar-day.ts";
import { formatFullDate } from "../../../../domain/format-date.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { readyQuery, useDraft, useFile } from "../../api/content.ts";
import { useEntryKeys } from "../../forms/entry-keys.ts";
import { fieldSchema } from "../../forms/field-schema.ts";
import { ReadOnlyNote } from "../../forms/form-notes.tsx";
import { AnyField } from "../../forms/group-fields.tsx";
import { Screen } from "../../shell/screen.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { State } from "../../ui/marks.tsx";
import { Note } from "../../ui/notes.tsx";
import { attempt, showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import { AddWords } from "./add-words.tsx";
import styles from "./kind-words.module.css";
import {
  entriesOn,
  howMany,
  isSeenIn,
  type KindWords,
  kindWordsIn,
  listId,
  moveTo,
  name,
  pages,
  putOn,
  quoteOf,
  takenOff,
  takeOff,
  textIn,
  whoseWords,
} from "./quotes.ts";

const titleOf = (page: string) => pages.find((one) => one.page === page)?.title ?? page;

/** What people said, with their consent: on all pages in one list. */
export function Component() {
  const { data, live, whyReadOnly } = useFile(name);
  const isReadOnly = (useDraft()?.whyReadOnly ?? whyReadOnly) !== undefined;
  const all = kindWordsIn(data);
  const seen = kindWordsIn(live);
  const samples = useSamples();
  const gone = takenOff(seen, all);
  return (
    <Screen
      title="Kind words"
      where="The site"
      lead="What people said about you, in their own words. The law asks for a real person who has agreed."
    >
      <ReadOnlyNote names={[name]} />
      <div className={ui.columns}>
        <div className={ui.stack}>
          <AddWords />
          {gone.length > 0 && <TakenOff words={gone} all={[...all, ...gone]} isReadOnly={isReadOnly} />}
          <section>
            <h2 className={ui.listHeading} id={listId} tabIndex={-1}>
              On the pages <span className={classNames(ui.soft, ui.small)}>{howMany(all, seen)}</span>
            </h2>
            <ul>
              {pages.map(({ page }) => (
                <OnPage key={page} page={page} all={all} seen={seen} samples={samples} />
              ))}
            </ul>
          </section>
        </div>
        <aside className={ui.stack} aria-label="About kind words">
          <Note title="Consent stays private">
            <p>
              How and when they agreed is kept with the words, in your own files. No page shows it. If
              somebody changes their mind, take their words off here, and publish.
            </p>
          </Note>
        </aside>
      </div>
    </Screen>
  );
}

type OnPageProps = {
  readonly page: string;
  readonly all: readonly KindWords[];
  readonly seen: readonly KindWords[];
  readonly samples: ReadonlySet<string>;
};

/** The words of one page. */
function OnPage({ page, all, seen, samples }: OnPageProps) {
  const { data } = useFile(name);
  const keys = useEntryKeys(name, [page], entriesOn(page, data));
  return all
    .filter((words) => words.page === page)
    .map((words) => (
      <Words
        key={keys[words.index]}
        words={words}
        all={all}
        isSample={samples.has(quoteOf(words))}
        isSeen={isSeenIn(seen, words)}
      />
    ));
}

/** Returns the words that came with the site. */
function useSamples(): ReadonlySet<string> {
  const { data } = useQuery(readyQuery);
  return new Set(data?.quotes.map(({ quote }) => quote));
}

async function putBack(words: KindWords) {
  await putOn([words]);
  // What was pressed is gone.
  document.getElementById(listId)?.focus();
}

/** Words of the last publication that are off the pages here: until the next one, they can be put back. */
const TakenOff = ({ words, all, isReadOnly }: TakenOffProps) => (
  <Note kind="gold" title="Taken off, and not published yet">
    <p>The site keeps these words until you publish:</p>
    <ul>
      {words.map((one) => (
        <li key={`${one.page} ${quoteOf(one)}`}>
          “{quoteOf(one)}” {textIn(one.entry, "name")}, {titleOf(one.page)}{" "}
          {!isReadOnly && (
            <Button variant="link" onClick={() => attempt(() => putBack(one))}>
              Put them back<span className={ui.visuallyHidden}>: {whoseWords(one, all)}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
    <p className={ui.row}>
      <ButtonLink variant="gold" to="/changes">
        Look and publish now
      </ButtonLink>
    </p>
  </Note>
);

type TakenOffProps = {
  readonly words: readonly KindWords[];
  /** These and those on the pages. */
  readonly all: readonly KindWords[];
  readonly isReadOnly: boolean;
};

type WordsProps = {
  readonly words: KindWords;
  readonly all: readonly KindWords[];
  readonly isSample: boolean;
  /** It is in what was published last, on this page. */
  readonly isSeen: boolean;
};

function Words({ words, all, isSample, isSeen }: WordsProps) {
  const { page, index, entry } = words;
  const file = useFile(name).whyReadOnly;
  const readOnly = useDraft()?.whyReadOnly ?? file;
  const who = textIn(entry, "name");
  const whose = whoseWords(words, all);
  const role = textIn(entry, "role");
  const rating = textIn(entry, "rating");
  const off = async () => {
    const same = all.filter((other) => quoteOf(other) === quoteOf(words));
    await takeOff(same);
    document.getElementById(listId)?.focus();
    showToast(`${who}’s words are taken off.`, () => putOn(same));
  };
  return (
    <li className={classNames(styles.words, ui.tightStack)}>
      <blockquote>{quoteOf(words)}</blockquote>
      <p>
        <b>{who}</b>
        {role && `, ${role}`}
        {rating && <span className={ui.soft}> · {rating} of 5</span>}
      </p>
      <p className={ui.row}>
        {isSample ? (
          <State kind="wait">Invented, to be replaced before the site goes live</State>
        ) : (
          <Consent consent={entry.consent} />
        )}
        <span className={classNames(ui.small, ui.soft)}>
          {titleOf(page)}
          {!isSeen && ", not published"}
        </span>
      </p>
      {!readOnly && (
        <div className={styles.tools}>
          <details>
            <summary>
              Change or move<span className={ui.visuallyHidden}> {whose}</span>
            </summary>
            <div className={classNames(ui.tightStack, ui.unfolded)}>
              {fieldSchema(name, [page, "0"]).fields.map((key) => (
                <AnyField key={key} name={name} path={[page, String(index), key]} />
              ))}
              <Move words={words} all={all} who={who} />
            </div>
          </details>
          <Button variant="link" onClick={() => attempt(off)}>
            Take off<span className={ui.visuallyHidden}> {whose}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

function Consent({ consent }: { readonly consent: unknown }) {
  const how = textIn(consent, "how");
  const day = textIn(consent, "day");
  return how && isDay(day) ? (
    <State kind="fine">
      Agreed {how}, {formatFullDate(day)}
      {!textIn(consent, "note") && "; where you keep it isn’t noted"}
    </State>
  ) : (
    <State kind="bad">No consent: can’t be published until you enter how and when</State>
  );
}

type MoveProps = { readonly words: KindWords; readonly all: readonly KindWords[]; readonly who: string };

/** Moves words to the end of another page's. */
function Move({ words, all, who }: MoveProps) {
  const [target, setTarget] = useState(words.page);
  const move = async () => {
    const { length } = all.filter(({ page }) => page === target);
    const back = await moveTo(words, { page: target, index: length });
    showToast(`${who}’s words are on the ${titleOf(target)} here.`, back);
  };
  return (
    <>
      <Field label="Page">
        {(input) => (
          <select {...input} value={target} onChange={({ currentTarget }) => setTarget(currentTarget.value)}>
            {pages.map(({ page, title }) => (
              <option key={page} value={page}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      {target !== words.page && (
        <p>
          <Button onClick={() => attempt(move)}>Move to the {titleOf(target)}</Button>
        </p>
      )}
    </>
  );
}
