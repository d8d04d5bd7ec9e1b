import type { Ref } from "react";
import { formatDateRange, formatFullDate } from "../../../../domain/format-date.ts";
import type { ImportOutcome } from "../../../../server/newsletter/import-readers.ts";
import type { ReaderList } from "../../../business/readers/parse-reader-list.ts";
import { counted } from "../../ui/format.ts";
import { Details, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./readers.module.css";
import { shownValue } from "./table-questions.tsx";
import { wrongWords } from "./words.ts";

/** How many addresses show whether names and addresses were told apart. */
const examples = 3;

/** The most lines that are named: more of them have the same cause. */
const most = 50;

type FoundProps = {
  readonly list: ReaderList;
  /** Who of them is on the readers' list already. */
  readonly known: ReaderList["readers"];
  readonly today: string;
};

/** What the list holds, before anything comes in. */
export function FoundNote({ list, known, today }: FoundProps) {
  const { readers, notes, repeated, wrong, leftOut, count, open } = list;
  return (
    <Note
      title={
        open.length > 0
          ? `${counted(count, "line")}. Nobody comes in before you’ve answered below`
          : `${counted(readers.length, "address", "addresses")} in ${counted(count, "line")}`
      }
    >
      {repeated > 0 && (
        <p>
          {counted(repeated, "address is", "addresses are")} in it twice and{" "}
          {repeated === 1 ? "comes" : "come"} in once.
        </p>
      )}
      {known.length > 0 && (
        <p>
          {counted(known.length, "of them is", "of them are")} on your list already, and{" "}
          {known.length === 1 ? "stays" : "stay"} as {known.length === 1 ? "it is" : "they are"}.
        </p>
      )}
      {open.length === 0 && leftOut.length > 0 && (
        <p className={ui.anywhere}>
          {counted(
            leftOut.reduce((sum, { count }) => sum + count, 0),
            "person is",
            "people are",
          )}{" "}
          left out, as you said: {inWords(leftOut)}.
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
      <UnreadDays readers={readers} today={today} />
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

/** Names the days that can't be those of a consent: the day of the form would hold unnoticed. */
function UnreadDays({
  readers,
  today,
}: {
  readonly readers: readonly ListedReader[];
  readonly today: string;
}) {
  const unread = readers.flatMap(({ email, day, unreadDay }) => {
    if (unreadDay !== undefined) return [{ email, words: `“${unreadDay}” can’t be read as a day` }];
    return day !== undefined && day > today
      ? [{ email, words: `${formatFullDate(day)} is still to come` }]
      : [];
  });
  return (
    unread.length > 0 && (
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
    )
  );
}

/** Who of a list stays out, by what stands in their lines. */
const inWords = (leftOut: ReaderList["leftOut"]) =>
  leftOut.map(({ title, value, count }) => `${title}: ${shownValue(value)} (${count})`).join(", ");

type BroughtProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly outcome: ImportOutcome;
  readonly leftOut: ReaderList["leftOut"];
};

/** What became of a list. */
export const Brought = ({ ref, outcome, leftOut }: BroughtProps) => (
  <div ref={ref} tabIndex={-1} className={styles.toldAbout}>
    <Note kind="gold" title={`${counted(outcome.added, "reader")} came in`}>
      {leftOut.length > 0 && <p className={ui.anywhere}>Stayed out, as you said: {inWords(leftOut)}.</p>}
      <Skipped emails={outcome.known} words="on the list already" />
      <Skipped emails={outcome.left} words="left after that day, and can only come back by signing up" />
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
