import type { Ref } from "react";
import type { ImportOutcome } from "../../../../server/newsletter/import-readers.ts";
import type { ListLine, ReaderList } from "../../../core/readers/read-list.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { counted } from "../../ui/format.ts";
import { State } from "../../ui/marks.tsx";
import { Details, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./readers.module.css";
import { wrongWords } from "./words.ts";

type FoundNoteProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly list: ReaderList;
  /** How many lines the list has. */
  readonly count: number;
  /** Whether it isn't known yet which column has the addresses. */
  readonly isAsking: boolean;
  readonly onChangeList: () => void;
};

/** How many addresses show whether names and addresses were told apart. */
const examples = 3;

/** What the list holds, before anything comes in. */
export const FoundNote = ({
  ref,
  list: { readers, repeated, wrong, leftOut },
  count,
  isAsking,
  onChangeList,
}: FoundNoteProps) => (
  <div ref={ref} tabIndex={-1} className={styles.toldAbout}>
    <Note
      title={`${isAsking ? "Several columns of addresses" : counted(readers.length, "address", "addresses")} in ${counted(count, "line")}`}
    >
      <div role="status">
        <p>
          {isAsking
            ? "Choose one of them below."
            : wrong.length === 0
              ? "Every line can be read."
              : `${counted(wrong.length, "line")} ${wrong.length === 1 ? "isn’t" : "aren’t"} right. Correct ${wrong.length === 1 ? "it" : "them"} below${readers.length > 0 ? ", or bring in the others first" : ""}.`}
          {repeated.length > 0 &&
            ` ${counted(repeated.length, "address is", "addresses are")} in it twice and ${repeated.length === 1 ? "comes" : "come"} in once.`}
        </p>
        {leftOut.length > 0 && (
          <p className={ui.anywhere}>
            {counted(
              leftOut.reduce((sum, { count }) => sum + count, 0),
              "person is",
              "people are",
            )}{" "}
            left out, because the list says that they don’t want letters:{" "}
            {leftOut.map(({ title, value, count }) => `${title}: ${value} (${count})`).join(", ")}.
          </p>
        )}
      </div>
      {readers.length > 0 && (
        <p className={ui.anywhere}>
          It starts with{" "}
          {readers
            .slice(0, examples)
            .map(({ email, name }) => (name ? `${name} (${email})` : email))
            .join(", ")}
          .
        </p>
      )}
      <p className={ui.row}>
        <Button onClick={onChangeList}>Change the list</Button>
      </p>
    </Note>
  </div>
);

type WrongLinesProps = {
  /** The lines that were wrong when the list was looked through, with their corrections. */
  readonly lines: readonly ListLine[];
  readonly list: ReaderList;
  readonly onCorrect: (line: number, text: string) => void;
};

/** The most lines that are corrected here: more of them have the same cause, which is mended in the list itself. */
const most = 50;

/** A field for each line that wasn't right. One that is corrected stays in its place. */
export function WrongLines({ lines, list, onCorrect }: WrongLinesProps) {
  if (lines.length === 0) return undefined;
  const left = list.wrong.length;
  const reasons = new Map(list.wrong.map(({ line, reason }) => [line, wrongWords[reason]]));
  return (
    <section className={ui.tightStack} aria-labelledby="wrong-lines">
      <h2 id="wrong-lines">{left > 0 ? `Lines to correct: ${left} left` : "Corrected lines"}</h2>
      <ul className={styles.wrongLines}>
        {lines.slice(0, most).map(({ line, text }) => (
          <li key={line}>
            <Field
              label={`Line ${line}`}
              error={reasons.get(line)}
              hint={
                !reasons.has(line) &&
                (text.trim() === "" ? (
                  <State kind="none">Left out</State>
                ) : (
                  <State kind="fine">This one can come in</State>
                ))
              }
            >
              {(input) => (
                <input
                  {...input}
                  spellCheck={false}
                  autoComplete="off"
                  value={text}
                  onChange={({ target }) => onCorrect(line, target.value)}
                />
              )}
            </Field>
          </li>
        ))}
      </ul>
      {lines.length > most && (
        <p>
          And {counted(lines.length - most, "more line")}: choose “Change the list” to correct them there.
        </p>
      )}
    </section>
  );
}

type BroughtProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly outcome: ImportOutcome;
  /** How many lines are still wrong. */
  readonly left: number;
};

/** What became of a list. */
export const Brought = ({ ref, outcome, left }: BroughtProps) => (
  <div ref={ref} tabIndex={-1} className={styles.toldAbout}>
    <Note kind="gold" title={`${counted(outcome.added, "reader")} came in`}>
      {left > 0 && (
        <p>
          {counted(left, "line")} {left === 1 ? "isn’t" : "aren’t"} right yet and{" "}
          {left === 1 ? "waits" : "wait"} below.
        </p>
      )}
      <Skipped emails={outcome.known} words="on the list already" />
      <Skipped emails={outcome.left} words="left lately, and can only come back by signing up" />
      <Skipped emails={outcome.refused} words="never to be written to" />
      <Skipped emails={outcome.repeated} words="the mailbox of another line" />
      <Skipped emails={outcome.invalid} words="not an email address" />
    </Note>
  </div>
);

const Skipped = ({ emails, words }: { readonly emails: readonly string[]; readonly words: string }) =>
  emails.length > 0 && (
    <Details summary={`${counted(emails.length, "skipped", "skipped")}: ${words}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by keyboard as well */}
      <section className={styles.names} aria-label={`Skipped: ${words}`} tabIndex={0}>
        {emails.join(", ")}
      </section>
    </Details>
  );
