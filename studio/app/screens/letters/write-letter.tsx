import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { hasWords } from "../../../../domain/letter.ts";
import type { Purpose } from "../../../../domain/newsletter.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { type DocNode, readPlain } from "../../../core/articles/document.ts";
import type { ListedFact } from "../../../core/content/list-facts.ts";
import { inventedIn } from "../../../core/letters/invented.ts";
import { resolveLetter, saysTheSame } from "../../../core/letters/resolve-letter.ts";
import type { KeptLetter } from "../../../server/kept-letters.ts";
import { shownBy, useFacts } from "../../api/content.ts";
import { inventedQuery, type LettersAnswer, letterLengthQuery } from "../../api/letters.ts";
import { insertionsQuery } from "../../api/messages.ts";
import { typingOf } from "../../draft/save.ts";
import { Editor } from "../../editor/editor.tsx";
import { factChoices } from "../../editor/fact-choices.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { Inbox } from "./inbox.tsx";
import styles from "./letters.module.css";
import { OtherFacts } from "./other-facts.tsx";
import { Sending } from "./sending.tsx";
import { inventedWords } from "./words.ts";

type Site = {
  readonly facts: readonly ListedFact[];
  readonly siteUrl: string;
  readonly from: string;
  readonly dates: Omit<KeptLetter, "id"> | null;
};

type WriteLetterProps = {
  readonly audience: Purpose;
  readonly kept: KeptLetter | null;
  readonly site: Site;
  readonly listed: LettersAnswer | undefined;
  readonly onSent: (letter: KeptLetter) => void;
};

/** Whether readers may want to know a fact; the others are for machines, or for one page. */
const isForLetters = ({ name, called, text, reportTyped }: ListedFact) =>
  called !== undefined &&
  (reportTyped || /^(?:course|sundayClass|coaching|introCall|bookings)\./.test(name)) &&
  // A link in a page's words, with its brackets.
  !text.includes("](");

const empty: Omit<KeptLetter, "id"> = { subject: "", blocks: [] };

export type LetterErrors = { readonly subject?: string; readonly words?: string };

/** The letter that is being written, its way to the readers, and how it looks there. */
export function WriteLetter({ audience, kept, site, listed, onSent }: WriteLetterProps) {
  const typing = useMemo(() => typingOf({ letter: audience }), [audience]);
  const snapshot = useSyncExternalStore(typing.subscribe, typing.snapshot);
  // Another window may go on with it.
  useEffect(() => () => typing.leave(), [typing]);

  const written = snapshot ? (snapshot.value as KeptLetter) : kept;
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const started = listed?.value?.letters.some(
    ({ id, startedAt }) => id === written?.id && startedAt !== null,
  );
  const letter: KeptLetter = {
    ...((audience === "course-dates" ? site.dates : null) ?? empty),
    ...written,
    // The site has one letter of this name already: other words are another letter.
    id: written && !started ? written.id : newId,
  };
  const [errors, setErrors] = useState<LetterErrors>({});
  const place = useRef<HTMLDivElement>(null);

  const facts = useMemo(() => new Map(site.facts.map((fact) => [fact.name, fact])), [site]);
  const resolved = useMemo(
    () => resolveLetter(letter.blocks, { textOf: (name) => shownBy(name, facts), siteUrl: site.siteUrl }),
    [letter.blocks, facts, site],
  );
  const stored = listed?.value?.letters.find(({ id }) => id === letter.id);
  const isSame =
    stored !== undefined && saysTheSame({ subject: letter.subject, blocks: resolved.blocks }, stored);

  const { editorBlocks, version, note } = useEditorText(letter.blocks);
  const write = (changes: Partial<KeptLetter>) => {
    setErrors({});
    const next = { ...letter, ...changes };
    note(next.blocks);
    typing.type(next, undefined);
  };
  /** Returns whether the letter can be tested; otherwise says what it lacks, at its place. */
  const check = (): boolean => {
    const found: LetterErrors = {
      ...(letter.subject.trim() === "" && {
        subject: "It needs a subject: what readers see before they open it.",
      }),
      ...(!hasWords(resolved.blocks) && { words: "It has no words yet. Write something first." }),
      ...(resolved.missing.length > 0 && {
        words: "A fact in it isn’t on the site any more. Remove it, and insert another one.",
      }),
    };
    setErrors(found);
    const first = found.subject ? "input" : found.words ? "[role=textbox]" : undefined;
    if (first) place.current?.querySelector<HTMLElement>(first)?.focus();
    return first === undefined;
  };
  const from = listed?.value?.sender?.from ?? site.from;
  const words = resolved.blocks.length === 0 ? "" : JSON.stringify([from, letter.subject, resolved.blocks]);
  const isSaved = snapshot === undefined || snapshot.state === "saved";
  const length = useQuery({ ...letterLengthQuery(audience, words), enabled: isSaved && words !== "" });
  const known = useQuery(inventedQuery).data ?? [];
  const invented = inventedIn({ ...letter, resolved: resolved.blocks, from }, known);
  const insertions = useQuery(insertionsQuery).data;
  const isOwnWords =
    site.dates !== null &&
    audience === "course-dates" &&
    (letter.subject !== site.dates.subject ||
      JSON.stringify(letter.blocks) !== JSON.stringify(site.dates.blocks));

  return (
    <div className={classNames(ui.columns, ui.even)}>
      <div className={ui.stack}>
        <div className={ui.stack} ref={place}>
          {snapshot?.state === "not-saved" && (
            <Note kind="bad" isAlert title="Not saved">
              <p>{snapshot.message} What you typed is kept in this window.</p>
            </Note>
          )}
          <Field label="Subject" error={errors.subject}>
            {(input) => (
              <input
                {...input}
                value={letter.subject}
                onChange={({ target }) => write({ subject: target.value })}
              />
            )}
          </Field>
          <div className={styles.letter}>
            <p className={styles.label}>The letter</p>
            <Editor
              label="The letter"
              value={editorBlocks}
              version={version}
              words={{ fact: (name) => shownBy(name, facts) ?? name, source: (id) => id }}
              facts={factChoices(facts, isForLetters)}
              passages={insertions ? [{ label: "My next dates", blocks: readPlain(insertions.dates) }] : []}
              error={errors.words}
              onChange={(blocks) => write({ blocks })}
            />
          </div>
          <OtherFacts blocks={letter.blocks} live={facts} drafted={useFacts()} />
          {isOwnWords && (
            <p>
              <Button look="link" onClick={() => write({ ...site.dates })}>
                Write it again from the dates on the site
              </Button>
            </p>
          )}
        </div>
        <Sending
          audience={audience}
          letter={letter}
          stored={stored}
          isSame={isSame}
          invented={hasWords(resolved.blocks) ? inventedWords(invented) : undefined}
          isCutOff={words !== "" && length.data?.isCutOff === true}
          listed={listed}
          check={check}
          onSent={async () => {
            onSent(letter);
            await typing.discard();
            setNewId(crypto.randomUUID());
          }}
        />
      </div>
      <Inbox audience={audience} from={from} subject={letter.subject} words={words} isSaved={isSaved} />
    </div>
  );
}

/** Tells the editor's own text from one that comes from elsewhere, which it has to show anew. */
function useEditorText(blocks: readonly DocNode[]) {
  const own = useRef(blocks);
  const [opened, setOpened] = useState({ blocks, version: 0 });
  const isOther = JSON.stringify(own.current) !== JSON.stringify(blocks);
  if (isOther) {
    own.current = blocks;
    setOpened({ blocks, version: opened.version + 1 });
  }
  return {
    editorBlocks: opened.blocks,
    version: opened.version,
    note: (written: readonly DocNode[]) => {
      own.current = written;
    },
  };
}
