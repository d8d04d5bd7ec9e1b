import type { Ref } from "react";
import { formatDateRange, formatFullDate } from "../../../../domain/format-date.ts";
import type { ImportOutcome } from "../../../../server/newsletter/import-readers.ts";
import { keyOfValue, type ReaderList } from "../../../business/readers/parse-reader-list.ts";
import { Choice, FieldGroup } from "../../ui/field.tsx";
import { counted } from "../../ui/format.ts";
import { Details, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./readers.module.css";
import { wrongWords } from "./words.ts";

/** How many addresses show whether names and addresses were told apart. */
const examples = 3;

/** The most lines that are named: more of them have the same cause. */
const most = 50;

/** What the list holds, before anything comes in. */
export function FoundNote({ list, today }: { readonly list: ReaderList; readonly today: string }) {
  const { readers, notes, repeated, wrong, leftOut, count, unknownColumns, secondTable } = list;
  if (unknownColumns) {
    return (
      <Note kind="bad" title="Which column has the addresses?">
        <p className={ui.anywhere}>
          The table has {unknownColumns.join(", ")}. Call the column with your readers’ addresses Email, or
          paste that column alone.
        </p>
      </Note>
    );
  }
  if (secondTable) {
    return (
      <Note kind="bad" title="These are two tables">
        <p className={ui.anywhere}>
          Line {secondTable.line} has titles again: “{secondTable.text}”. Bring in one table after the other:
          the columns of each say something else.
        </p>
      </Note>
    );
  }
  return (
    <Note title={`${counted(readers.length, "address", "addresses")} in ${counted(count, "line")}`}>
      {repeated > 0 && (
        <p>
          {counted(repeated, "address is", "addresses are")} in it twice and{" "}
          {repeated === 1 ? "comes" : "come"} in once.
        </p>
      )}
      {leftOut.length > 0 && (
        <p className={ui.anywhere}>
          {counted(
            leftOut.reduce((sum, { count }) => sum + count, 0),
            "person is",
            "people are",
          )}{" "}
          left out, because the list doesn’t say that they want letters:{" "}
          {leftOut.map(({ title, value, count }) => `${title}: ${value || "nothing"} (${count})`).join(", ")}.
          If a column is about something else, delete it from the list.
        </p>
      )}
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
      <OwnDays readers={readers} today={today} />
      <OtherDays list={list} today={today} />
      {notes.length > 0 && (
        <>
          <p>
            Read what is noted of them before they come in. Delete the line of anyone who doesn’t want your
            letter:
          </p>
          <ul className={ui.anywhere}>
            {notes.slice(0, most).map(({ email, title, text }) => (
              <li key={`${email}\n${title}`}>
                {email}, {title}: “{text}”
              </li>
            ))}
          </ul>
          {notes.length > most && (
            <p>And {counted(notes.length - most, "more note")}: look into the list itself.</p>
          )}
        </>
      )}
      {wrong.length > 0 && (
        <>
          <p>
            {counted(wrong.length, "line")} can’t come in like this. Correct{" "}
            {wrong.length === 1 ? "it" : "them"} above{readers.length > 0 && ", or bring in the others first"}
            :
          </p>
          <ul className={ui.anywhere}>
            {wrong.slice(0, most).map(({ line, text, reason }) => (
              <li key={line}>
                Line {line}, “{text}”: {wrongWords[reason]}
              </li>
            ))}
          </ul>
          {wrong.length > most && <p>And {counted(wrong.length - most, "more line")}.</p>}
        </>
      )}
    </Note>
  );
}

type ListedReader = ReaderList["readers"][number];

/** Whether the list says on which day somebody agreed: a day to come isn't one. */
export const hasOwnDay = ({ day }: ListedReader, today: string): boolean => day !== undefined && day <= today;

/** Says whose day of consent the list has. */
function OwnDays({ readers, today }: { readonly readers: readonly ListedReader[]; readonly today: string }) {
  const days = readers
    .flatMap((reader) => (hasOwnDay(reader, today) && reader.day ? [reader.day] : []))
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const span = first === last ? formatFullDate(first) : formatDateRange(first, last);
  return (
    <p>
      {days.length === readers.length
        ? `Each of them has the day they agreed in the list: ${span}.`
        : `${counted(days.length, "of them has", "of them have")} the day they agreed in the list: ${span}. For the others, the day above holds.`}
    </p>
  );
}

/** Names the days of the list that aren't taken as days of consent: the day of the form would hold unnoticed. */
function OtherDays({ list, today }: { readonly list: ReaderList; readonly today: string }) {
  const { readers, otherDays } = list;
  const unread = readers.flatMap(({ email, day, unreadDay }) => {
    if (unreadDay !== undefined) return [{ email, words: `“${unreadDay}” can’t be read as a day` }];
    return day !== undefined && day > today
      ? [{ email, words: `${formatFullDate(day)} is still to come` }]
      : [];
  });
  return (
    <>
      {unread.length > 0 && (
        <>
          <p>For these, the day above holds, unless you correct theirs in the list:</p>
          <ul className={ui.anywhere}>
            {unread.slice(0, most).map(({ email, words }) => (
              <li key={email}>
                {email}: {words}
              </li>
            ))}
          </ul>
          {unread.length > most && <p>And {counted(unread.length - most, "more", "more")}.</p>}
        </>
      )}
      {otherDays.length > 0 && readers.length > 0 && (
        <p className={ui.anywhere}>
          Not read as the day they agreed: {otherDays.map((title) => `“${title}”`).join(", ")}. If that is the
          day, call the column “Agreed on”.
        </p>
      )}
    </>
  );
}

type UnclearValuesProps = {
  readonly values: ReaderList["unclear"];
  /** Those that mean a yes (`keyOfValue`). */
  readonly wanting: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (wanting: readonly string[]) => void;
};

/** Asks what the values of columns mean, which no program can know. */
export const UnclearValues = ({ values, wanting, disabled, onChange }: UnclearValuesProps) => (
  <FieldGroup title="Who of these wants your letter?">
    <p className={ui.hint}>
      I don’t know what these words in the list mean. Tick those that mean a yes; everybody else with one of
      them stays out.
    </p>
    {values.map(({ title, value, count }) => {
      const key = keyOfValue({ title, value });
      return (
        <Choice
          key={key}
          type="checkbox"
          label={`${title}: ${value ? `“${value}”` : "nothing"}`}
          hint={counted(count, "person", "people")}
          checked={wanting.includes(key)}
          disabled={disabled}
          onChange={({ target }) =>
            onChange(target.checked ? [...wanting, key] : wanting.filter((one) => one !== key))
          }
        />
      );
    })}
  </FieldGroup>
);

/** Who of a list didn't come in, by what stood in their lines. */
export type StayedOut = Pick<ReaderList, "leftOut"> & {
  /** What she was asked about, and didn't tick. */
  readonly unticked: ReaderList["unclear"];
};

export const stayedOut = ({ leftOut, unclear }: ReaderList, wanting: readonly string[]): StayedOut => ({
  leftOut,
  unticked: unclear.filter((one) => !wanting.includes(keyOfValue(one))),
});

type BroughtProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly outcome: ImportOutcome;
  readonly stayed: StayedOut;
};

/** What became of a list. */
export const Brought = ({ ref, outcome, stayed: { leftOut, unticked } }: BroughtProps) => (
  <div ref={ref} tabIndex={-1} className={styles.toldAbout}>
    <Note kind="gold" title={`${counted(outcome.added, "reader")} came in`}>
      <Stayed values={leftOut} because="the list doesn’t say that they want letters" />
      <Stayed
        values={unticked}
        because={`you didn’t tick ${unticked.length === 1 ? "it" : "them"} as a yes`}
      />
      <Skipped emails={outcome.known} words="on the list already" />
      <Skipped emails={outcome.left} words="left after that day, and can only come back by signing up" />
      <Skipped emails={outcome.refused} words="never to be written to" />
      <Skipped emails={outcome.repeated} words="the mailbox of another line" />
      <Skipped emails={outcome.invalid} words="not an email address" />
    </Note>
  </div>
);

const Stayed = ({ values, because }: { values: StayedOut["leftOut"]; because: string }) =>
  values.length > 0 && (
    <p className={ui.anywhere}>
      Stayed out, since {because}:{" "}
      {values
        .map(({ title, value, count }) => `${title}: ${value ? `“${value}”` : "nothing"} (${count})`)
        .join(", ")}
      .
    </p>
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
