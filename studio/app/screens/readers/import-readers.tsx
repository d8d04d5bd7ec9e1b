import { useMutation, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { mailboxAsWritten } from "../../../../domain/email-address.ts";
import type { ImportOutcome } from "../../../../server/newsletter/import-readers.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import {
  parseReaderList,
  type Question,
  type ReaderList,
} from "../../../business/readers/parse-reader-list.ts";
import { detailOf } from "../../api/client.ts";
import { useSession } from "../../api/content.ts";
import { knownReadersQuery, type ReadersAnswer, useImportReaders } from "../../api/readers.ts";
import { Screen } from "../../shell/screen.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Field, FieldGroup } from "../../ui/field.tsx";
import { counted } from "../../ui/format.ts";
import { ExactWords, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { Brought, FoundNote, hasOwnDay } from "./found-lines.tsx";
import { GoneReaders } from "./gone-readers.tsx";
import { emptyList, type ListDraft, readListFile, useListDraft } from "./list-draft.ts";
import styles from "./readers.module.css";
import { questionErrors, TableQuestions } from "./table-questions.tsx";

type Errors = Partial<Readonly<Record<"day" | "how" | "list" | Question, string>>>;

/** Brings in a list of readers, with the day and the way they agreed. */
export function Component() {
  const { timeZone } = useSession().business;
  const [draft, setDraft] = useListDraft();
  const [errors, setErrors] = useState<Errors>({});
  const [outcome, setOutcome] = useState<{
    readonly of: ImportOutcome;
    readonly leftOut: ReaderList["leftOut"];
  }>();
  const form = useRef<HTMLDivElement>(null);
  const brought = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  // Reading a long list must not hold up the typing.
  const text = useDeferredValue(draft.text);
  const list = useMemo(() => parseReaderList(text, draft.answers), [text, draft.answers]);
  const answers = draft.answers?.shape === list.shape ? draft.answers : { shape: list.shape };
  const lists = useQuery(knownReadersQuery).data?.lists;
  const known = knownOf(list.readers, lists);
  const coming = list.readers.length - known.length;
  const importing = useImportReaders();
  const readFile = useMutation({ mutationFn: readListFile });
  // A list that is being brought in must not change.
  const isBusy = importing.isPending || readFile.isPending;
  const today = new Date().toLocaleDateString("sv", { timeZone });

  const change = (changes: Partial<ListDraft>) => {
    setDraft((current) => ({ ...current, ...changes }));
    // Another list begins: who came in with the last one isn't of it.
    if (changes.text && draft.text === "") setOutcome(undefined);
    // What was said of a field is true of what it held.
    if (changes.text !== undefined)
      setErrors(({ day, how }) => ({ ...(day && { day }), ...(how && { how }) }));
    if (changes.day !== undefined) setErrors(({ day: _, ...others }) => others);
    if (changes.how !== undefined) setErrors(({ how: _, ...others }) => others);
    importing.reset();
  };
  const showErrors = (found: Errors) => {
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  };
  const addLines = (lines: string) => {
    const above = draft.text.trim() === "" ? "" : `${draft.text.replace(/\n+$/, "")}\n`;
    // Below other lines, its columns would be read as theirs: who says no in it could come in.
    if (above && parseReaderList(lines).head) {
      return showErrors({
        list: "This file has titles above its columns. Bring in or delete the lines that are here first, then choose it again.",
      });
    }
    change({ text: above + lines });
  };
  const send = () => {
    const found = errorsIn(draft, list, today);
    showErrors(found);
    if (Object.keys(found).length > 0 || text !== draft.text) return;
    const { day, how } = draft;
    importing.mutate(
      { day: day || today, how: how.trim(), readers: list.readers.map(withOwnDay(today)) },
      {
        onSuccess: (result) => {
          setOutcome({ of: result, leftOut: list.leftOut });
          setDraft(list.wrong.length > 0 ? { ...draft, text: leftOver(list) } : emptyList);
        },
      },
    );
  };
  useEffect(() => {
    if (outcome) brought.current?.focus();
  }, [outcome]);

  return (
    <Screen
      title="Bring in a list"
      where={<Link to="/readers">Readers</Link>}
      overline={<Link to="/readers">Readers</Link>}
      lead="For people who agreed to get your letter somewhere else: on paper, by email, in an older newsletter."
    >
      <div className={classNames(ui.stack, ui.form)} ref={form}>
        {outcome && (
          <>
            <Brought ref={brought} outcome={outcome.of} leftOut={outcome.leftOut} />
            <p>
              <ButtonLink to="/readers">See the readers</ButtonLink>
            </p>
          </>
        )}
        {!list.gone && (
          <ConsentFields
            draft={draft}
            readers={list.readers}
            errors={errors}
            today={today}
            readOnly={isBusy}
            onChange={change}
          />
        )}
        <Field
          label="Addresses"
          error={errors.list}
          hint="One on each line, with or without a name. Cells that you copy from a spreadsheet and lines of a CSV file work, too. They stay in this window until you bring them in."
        >
          {(input) => (
            <textarea
              {...input}
              className={classNames(input.className, styles.paste)}
              spellCheck={false}
              autoComplete="off"
              value={draft.text}
              readOnly={isBusy}
              placeholder={"kim@example.com\nAlex Lee <alex@example.org>"}
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
        </Field>
        <p>
          <Button variant="link" isBusy={isBusy} onClick={() => file.current?.click()}>
            Choose a file
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept=".csv,.txt,.tsv,text/*"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              // The same file can be chosen again, once it is corrected.
              target.value = "";
              if (!chosen) return;
              readFile.mutate(chosen, {
                onSuccess: addLines,
                onError: ({ message }) => showErrors({ list: message }),
              });
            }}
          />
        </p>
        <div role="status">
          {list.count > 0 && !list.gone && <FoundNote list={list} known={known} today={today} />}
        </div>
        <TableQuestions
          list={list}
          answers={answers}
          errors={errors}
          disabled={isBusy}
          onChange={(answers) => change({ answers })}
        />
        {list.gone ? (
          <GoneReaders
            gone={list.gone}
            isOpen={list.open.length > 0}
            onDone={() => {
              setDraft(emptyList);
              setErrors({});
            }}
          />
        ) : (
          <div className={ui.tightStack}>
            <p>
              None of them gets an email now. Each can leave by the link at the end of every letter.
              {list.wrong.length > 0 && " Lines that aren’t right yet stay here."}
            </p>
            <p className={ui.row}>
              <Button variant="gold" isBusy={isBusy} onClick={send}>
                {importing.isPending
                  ? "Bringing them in…"
                  : `Bring in ${coming > 0 ? counted(coming, "reader") : "the list"}`}
              </Button>
            </p>
            {importing.error && (
              <Note kind="bad" isAlert title="That didn’t work">
                <p>
                  {importing.error.message} Your list is still here. Bring it in again later: anyone who came
                  in already is skipped.
                </p>
                <ExactWords>{detailOf(importing.error)}</ExactWords>
              </Note>
            )}
          </div>
        )}
      </div>
    </Screen>
  );
}

/** Returns who of a list is on the readers' list already. */
function knownOf(readers: ReaderList["readers"], lists: ReadersAnswer["lists"]): ReaderList["readers"] {
  const mailboxes = new Set(lists?.readers.map(({ email }) => mailboxAsWritten(email)));
  return readers.filter(({ email }) => mailboxes.has(mailboxAsWritten(email)));
}

/** What stays on the screen: the lines that are wrong, below the header of their list. */
const leftOver = ({ head, wrong }: ReaderList): string =>
  [head, ...wrong.map(({ text }) => text)].filter(Boolean).join("\n");

function errorsIn({ day, how }: ListDraft, { readers, open }: ReaderList, today: string): Errors {
  const dayError = dayErrorIn(day, readers, today);
  return {
    // Whether the day of the form is anybody's shows once the list's questions are answered.
    ...(dayError && open.length === 0 && { day: dayError }),
    ...(how.trim() === "" && { how: "Say how they agreed. It’s your proof if somebody asks." }),
    ...Object.fromEntries(open.map((question) => [question, questionErrors[question]])),
    ...(readers.length === 0 && open.length === 0 && { list: "No line has an address that can come in." }),
  };
}

function dayErrorIn(day: string, readers: ReaderList["readers"], today: string): string | undefined {
  if (day === "" && needsDay(readers, today))
    return "Enter the day. If they agreed on different days, give the list a column with the day of each.";
  if (day > today) return "This day is still to come.";
  return day !== "" && day < "1990" ? "Check the year." : undefined;
}

/** Whether the day of the form is anybody's: of a table, each may have their own. */
const needsDay = (readers: ReaderList["readers"], today: string) =>
  readers.length === 0 || readers.some((reader) => !hasOwnDay(reader, today));

/** The readers as they go to the site, whose day of consent must not be to come. */
const withOwnDay = (today: string) => (reader: ReaderList["readers"][number]) => {
  const { day, unreadDay: _, ...person } = reader;
  return hasOwnDay(reader, today) ? { ...person, day } : person;
};

type ConsentFieldsProps = {
  readonly draft: ListDraft;
  readonly readers: ReaderList["readers"];
  readonly errors: Errors;
  readonly today: string;
  readonly readOnly: boolean;
  readonly onChange: (changes: Partial<ListDraft>) => void;
};

const ConsentFields = ({ draft, readers, errors, today, readOnly, onChange }: ConsentFieldsProps) => (
  <FieldGroup title="When and how they agreed">
    <div className={styles.consent}>
      <Field
        label="The day they agreed"
        error={errors.day}
        hint={
          readers.some((reader) => hasOwnDay(reader, today)) &&
          (needsDay(readers, today)
            ? "For those whose line has no day of their own."
            : draft.day === ""
              ? "Each line has its own day: leave it empty."
              : "Each line has its own day: the one here isn’t used.")
        }
      >
        {(input) => (
          <input
            {...input}
            type="date"
            max={today}
            value={draft.day}
            readOnly={readOnly}
            onChange={({ target }) => onChange({ day: target.value })}
          />
        )}
      </Field>
      <Field
        label="How they agreed"
        error={errors.how}
        hint="Such as “put their address on the paper list at the Sunday class”. Kept with each address."
      >
        {(input) => (
          <input
            {...input}
            maxLength={300}
            value={draft.how}
            readOnly={readOnly}
            onChange={({ target }) => onChange({ how: target.value })}
          />
        )}
      </Field>
    </div>
  </FieldGroup>
);
