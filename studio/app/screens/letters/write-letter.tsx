import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { hasWords, textOfBlock } from "../../../../domain/letter.ts";
import type { Purpose } from "../../../../domain/newsletter.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { wasSent } from "../../../business/letters/derived-state.ts";
import { resolveLetter, saysTheSame } from "../../../business/letters/resolve-letter.ts";
import { type DocNode, wordsOf } from "../../../engine/articles/document.ts";
import { readPlain } from "../../../engine/articles/read-plain.ts";
import type { KeptLetter } from "../../../server/kept-letters.ts";
import { type FactsByName, shownBy, useFacts } from "../../api/content.ts";
import { type LettersAnswer, letterDraftQuery, type SiteOfLetters } from "../../api/letters.ts";
import { insertionsQuery } from "../../api/messages.ts";
import { shownOf } from "../../draft/autosave.ts";
import { conflictIn, useAutosave } from "../../draft/use-field.ts";
import { Editor } from "../../editor/editor.tsx";
import { factChoices, isForReaders } from "../../editor/put-in.tsx";
import { ConflictNote } from "../../forms/conflict-note.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { Inbox } from "./inbox.tsx";
import styles from "./letters.module.css";
import type { Asked } from "./on-its-way.tsx";
import { Sending } from "./sending.tsx";

type WriteLetterProps = {
  readonly audience: Purpose;
  readonly site: SiteOfLetters;
  readonly listed: LettersAnswer | undefined;
  readonly onSent: (letter: Pick<KeptLetter, "id" | "subject"> & { readonly state: Asked }) => void;
};

const empty: Omit<KeptLetter, "id"> = { subject: "", blocks: [] };

export type LetterErrors = { readonly subject?: string; readonly words?: string };

/** The letter that is being written, its way to the readers, and how it looks there. */
export function WriteLetter({ audience, site, listed, onSent }: WriteLetterProps) {
  const { autosave, snapshot } = useAutosave({ kind: "letter", id: audience });
  // Read here: handed down, it would come later than the snapshot.
  const kept = useQuery(letterDraftQuery(audience)).data?.kept ?? undefined;
  // Another window may have gone on with it, or sent it: then nothing is kept.
  const written = shownOf(snapshot, kept) as KeptLetter | undefined;
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const started = listed?.value?.letters.some((one) => one.id === written?.id && wasSent(one));
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

  const write = (changes: Partial<KeptLetter>) => {
    setErrors({});
    autosave.type({ ...letter, ...changes }, kept);
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
  const insertions = useQuery(insertionsQuery).data ?? undefined;
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
              value={letter.blocks}
              factWords={(name) => shownBy(name, facts) ?? name}
              facts={factChoices(facts, isForReaders)}
              passage={insertions && { label: "My next dates", blocks: readPlain(insertions.dates) }}
              error={errors.words}
              onChange={(blocks) => write({ blocks })}
            />
          </div>
          <ConflictNote
            field={{ conflict: conflictIn(autosave, kept), whyReadOnly: undefined }}
            asText={(letter) => {
              const { subject, blocks } = letter as KeptLetter;
              return `“${[subject, ...blocks.map(wordsOf)].join(" ")}”`;
            }}
          />
          <OtherFacts blocks={letter.blocks} live={facts} drafted={useFacts()} />
          {isOwnWords && (
            <p>
              <Button variant="link" onClick={() => write({ ...site.dates })}>
                Write it again from the dates on the site
              </Button>
            </p>
          )}
        </div>
        <Sending
          audience={audience}
          letter={letter}
          says={resolved.blocks.map(textOfBlock).join("\n")}
          test={stored?.state.kind === "not sent" ? stored.state.test : undefined}
          isSame={isSame}
          listed={listed}
          check={check}
          onSent={async (dueAt) => {
            onSent({ id: letter.id, subject: letter.subject, state: { kind: "asked", dueAt } });
            await autosave.discard();
            setNewId(crypto.randomUUID());
          }}
        />
      </div>
      <Inbox audience={audience} from={from} subject={letter.subject} words={words} isSaved={isSaved} />
    </div>
  );
}

type OtherFactsProps = {
  readonly blocks: readonly DocNode[];
  readonly live: FactsByName;
  readonly drafted: FactsByName;
};

/** Says which facts of a letter differ in the draft: the letter says what visitors see. */
function OtherFacts({ blocks, live, drafted }: OtherFactsProps) {
  const names = [...new Set(blocks.flatMap(factsIn))];
  const others = names.flatMap((name) => {
    const [now, then] = [shownBy(name, live), shownBy(name, drafted)];
    return now && then && now !== then ? [{ name, now, then }] : [];
  });
  if (others.length === 0) return undefined;
  return (
    <Note kind="gold" title="The letter says what visitors see">
      {others.map(({ name, now, then }) => (
        <p key={name}>
          It says {now}, and your draft {then}.
        </p>
      ))}
      <p>
        <Link to="/changes">Publish first</Link>, if it should go out with the new one.
      </p>
    </Note>
  );
}

/** Returns the names of the facts in a part of a letter. */
const factsIn = (node: DocNode): readonly string[] =>
  node.type === "fact" ? [String(node.attrs?.name)] : (node.content ?? []).flatMap(factsIn);
