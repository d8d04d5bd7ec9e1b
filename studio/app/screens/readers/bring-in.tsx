import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import type { ImportOutcome } from "../../../../server/newsletter/import-readers.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { type OpenList, openList, type ReaderList, readList } from "../../../core/readers/read-list.ts";
import { useSession } from "../../api/content.ts";
import { detailOf } from "../../api/messages.ts";
import { useBringIn } from "../../api/readers.ts";
import { Screen } from "../../shell/screen.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Field, FieldGroup } from "../../ui/field.tsx";
import { counted } from "../../ui/format.ts";
import { ExactWords, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { AddressColumnChoice, ColumnChoice } from "./column-choices.tsx";
import { Brought, FoundNote, WrongLines } from "./found-lines.tsx";
import { emptyList, type ListDraft, readListFile, useListDraft } from "./list-draft.ts";
import styles from "./readers.module.css";

type Errors = { readonly day?: string; readonly how?: string; readonly list?: string };

const nothing: ReaderList = readList(openList(""), emptyList);

/** Brings in a list of readers, with the day and the way they agreed. */
export function Component() {
  const { timeZone } = useSession().business;
  const [draft, setDraft] = useListDraft();
  const [errors, setErrors] = useState<Errors>({});
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const form = useRef<HTMLDivElement>(null);
  const brought = useRef<HTMLDivElement>(null);
  const foundNote = useRef<HTMLDivElement>(null);
  const { list: opened, column, leaveOut } = draft;
  // Parsing a long list must not hold up the typing.
  const parsed = useDeferredValue(opened);
  const list = useMemo(
    () => (parsed ? readList(parsed, { column, leaveOut }) : nothing),
    [parsed, column, leaveOut],
  );
  const isCurrent = parsed === opened;
  const isAsking = opened !== undefined && opened.columns.length > 1 && column === undefined;
  const bringIn = useBringIn();
  const today = new Date().toLocaleDateString("sv", { timeZone });

  const change = (changes: Partial<ListDraft>) => setDraft((current) => ({ ...current, ...changes }));
  const correct = (line: number, text: string) =>
    setDraft((current) => ({
      ...current,
      list: current.list && {
        ...current.list,
        lines: current.list.lines.map((one) => (one.line === line ? { line, text } : one)),
      },
    }));
  const lookThrough = (text: string) => {
    const found = openList(text);
    const isEmpty = found.lines.length === 0;
    setErrors({ ...errors, ...(isEmpty && { list: "Paste the list here, or choose a file." }) });
    setOutcome(undefined);
    bringIn.reset();
    if (isEmpty) return;
    flushSync(() => change({ text, list: found, column: undefined, leaveOut: {}, wrong: wrongOf(found) }));
    // The button that was pressed is gone.
    foundNote.current?.focus();
  };
  const send = () => {
    const found = consentErrors(draft, today);
    setErrors(found);
    if (found.day || found.how || !opened || !isCurrent) return;
    bringIn.mutate(
      {
        day: draft.day,
        how: draft.how.trim(),
        readers: list.readers.map(({ email, name }) => ({ email, name })),
      },
      {
        onSuccess: (result) => {
          setOutcome(result);
          setDraft(leftOver(draft, list));
        },
      },
    );
  };
  useFocusOnError(errors, form);
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
        {outcome && <Brought ref={brought} outcome={outcome} left={list.wrong.length} />}
        {(!outcome || opened) && (
          <>
            <ConsentFields draft={draft} errors={errors} today={today} onChange={change} />
            {opened ? (
              <>
                <FoundNote
                  ref={foundNote}
                  list={list}
                  count={opened.lines.length}
                  isAsking={isAsking}
                  onChangeList={() => {
                    flushSync(() => change({ text: textOf(draft), list: undefined }));
                    form.current?.querySelector("textarea")?.focus();
                  }}
                />
                {opened.columns.length > 1 && (
                  <AddressColumnChoice
                    columns={opened.columns}
                    chosen={column}
                    onChoose={(chosen) =>
                      change({ column: chosen, leaveOut: {}, wrong: wrongOf(opened, chosen) })
                    }
                  />
                )}
                {!isAsking &&
                  list.questions.map((question) => (
                    <ColumnChoice
                      key={question.column}
                      question={question}
                      chosen={leaveOut[question.column]}
                      onChoose={(values) => change({ leaveOut: { ...leaveOut, [question.column]: values } })}
                    />
                  ))}
                <WrongLines
                  lines={opened.lines.filter(({ line }) => draft.wrong.includes(line))}
                  list={list}
                  onCorrect={correct}
                />
                <Send
                  count={list.readers.length}
                  left={list.wrong.length}
                  isAsking={isAsking || list.questions.some((one) => !leaveOut[one.column])}
                  isBusy={bringIn.isPending}
                  error={bringIn.error}
                  onSend={send}
                />
              </>
            ) : (
              <ListField
                text={draft.text}
                error={errors.list}
                onText={(text) => change({ text })}
                onError={(words) => setErrors({ ...errors, list: words })}
                onLook={lookThrough}
              />
            )}
          </>
        )}
        {outcome && !opened && (
          <p className={ui.row}>
            <ButtonLink to="/readers">See the readers</ButtonLink>
            <Button
              look="link"
              onClick={() => {
                flushSync(() => setOutcome(undefined));
                form.current?.querySelector("input")?.focus();
              }}
            >
              Bring in another list
            </Button>
          </p>
        )}
      </div>
    </Screen>
  );
}

/** Returns the numbers of the lines that are wrong. */
const wrongOf = (list: OpenList, column?: number) =>
  readList(list, { column, leaveOut: {} }).wrong.map(({ line }) => line);

/** What stays on the screen: the lines that are wrong, of the same list. */
function leftOver(draft: ListDraft, { wrong }: ReaderList): ListDraft {
  if (wrong.length === 0 || !draft.list) return emptyList;
  const left = new Set(wrong.map(({ line }) => line));
  const lines = draft.list.lines.filter(({ line }) => left.has(line));
  return { ...draft, text: "", list: { ...draft.list, lines }, wrong: [...left] };
}

const textOf = ({ list, text }: ListDraft) =>
  list ? [list.head, ...list.lines.map((line) => line.text)].filter(Boolean).join("\n") : text;

function consentErrors({ day, how }: ListDraft, today: string): Errors {
  const dayError =
    day === ""
      ? "Enter the day. If they agreed on different days, bring them in as several lists."
      : day > today
        ? "This day is still to come."
        : day < "1990"
          ? "Check the year."
          : undefined;
  return {
    ...(dayError && { day: dayError }),
    ...(how.trim() === "" && { how: "Say how they agreed. It’s your proof if somebody asks." }),
  };
}

/** Focuses the first field with an error, once for each attempt. */
function useFocusOnError(errors: Errors, form: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (errors.day || errors.how || errors.list) {
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    }
  }, [errors, form]);
}

type ConsentFieldsProps = {
  readonly draft: ListDraft;
  readonly errors: Errors;
  readonly today: string;
  readonly onChange: (changes: Partial<ListDraft>) => void;
};

const ConsentFields = ({ draft, errors, today, onChange }: ConsentFieldsProps) => (
  <FieldGroup title="When and how they agreed">
    <div className={styles.consent}>
      <Field label="The day they agreed" error={errors.day}>
        {(input) => (
          <input
            {...input}
            type="date"
            max={today}
            value={draft.day}
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
            onChange={({ target }) => onChange({ how: target.value })}
          />
        )}
      </Field>
    </div>
  </FieldGroup>
);

type ListFieldProps = {
  readonly text: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
  readonly onError: (words: string) => void;
  readonly onLook: (text: string) => void;
};

function ListField({ text, error, onText, onError, onLook }: ListFieldProps) {
  const file = useRef<HTMLInputElement>(null);
  const readFile = async (chosen: File) => {
    try {
      onLook(await readListFile(chosen));
    } catch (problem) {
      onError((problem as Error).message);
    }
  };
  return (
    <FieldGroup title="The list">
      <Field
        label="Addresses"
        error={error}
        hint="One on each line, with or without a name. Cells from a spreadsheet and lines of a CSV file work, too. They stay in this window until you bring them in."
      >
        {(input) => (
          <textarea
            {...input}
            className={classNames(input.className, styles.paste)}
            spellCheck={false}
            autoComplete="off"
            value={text}
            placeholder={"kim@example.com\nAlex Lee <alex@example.org>"}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      <p className={ui.row}>
        <Button onClick={() => onLook(text)}>Look through the list</Button>
        <Button look="link" onClick={() => file.current?.click()}>
          Choose a file instead
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
            if (chosen) void readFile(chosen);
          }}
        />
      </p>
    </FieldGroup>
  );
}

type SendProps = {
  readonly count: number;
  readonly left: number;
  /** Whether something about the list isn't answered yet. */
  readonly isAsking: boolean;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onSend: () => void;
};

function Send({ count, left, isAsking, isBusy, error, onSend }: SendProps) {
  if (isAsking) return <p>First answer the questions about the list.</p>;
  if (count === 0) return <p>No line has an address that can come in.</p>;
  return (
    <div className={ui.tightStack}>
      <p>
        None of them gets an email now. Each can leave by the link at the end of every letter.
        {left > 0 && " Lines that aren’t right yet stay here."}
      </p>
      <p className={ui.row}>
        <Button look="gold" isBusy={isBusy} onClick={onSend}>
          {isBusy ? "Bringing them in…" : `Bring in ${counted(count, "reader")}`}
        </Button>
      </p>
      {error && (
        <Note kind="bad" isAlert title="That didn’t work">
          <p>
            {error.message} Your list is still here. Bring it in again later: anyone who came in already is
            skipped.
          </p>
          <ExactWords>{detailOf(error) ?? error.message}</ExactWords>
        </Note>
      )}
    </div>
  );
}
