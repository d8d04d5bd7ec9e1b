import { type ReactNode, useState } from "react";
import type { Schedule, Term } from "../../../../content-model/schema/schedule.ts";
import { isDay, sundayFrom } from "../../../../domain/calendar-day.ts";
import { checkTerms } from "../../../../domain/check-terms.ts";
import { formatDate, formatDateRange } from "../../../../domain/format-date.ts";
import { sessionDates } from "../../../../domain/terms.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { keyOf } from "../../../core/content/change.ts";
import type { TermCard } from "../../../core/dates/term-cards.ts";
import { leaveTypings } from "../../draft/save.ts";
import { type DraftField, useEntry, useField, useNewEntry } from "../../draft/use-field.ts";
import { wordsOfBefore } from "../../forms/content-field.tsx";
import { FieldInput } from "../../forms/field-input.tsx";
import { fieldSchema } from "../../forms/field-schema.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Choice, Field } from "../../ui/field.tsx";
import { State } from "../../ui/marks.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./term-form.module.css";
import { shortDate } from "./words-of-dates.ts";

type TermField = {
  readonly value: string;
  readonly error: string | undefined;
  /** What visitors see, if it differs. */
  readonly was?: string;
  readonly onPutBack?: () => void;
  readonly onType: (value: string) => void;
};

type TermFormProps = {
  readonly card: TermCard;
  readonly draft: Schedule;
  readonly firstSunday: TermField;
  readonly skips: readonly string[];
  readonly booking: TermField;
  /** Stands between the two fields. */
  readonly skipping?: ReactNode;
  readonly onClose: () => void;
  /** Stands below. */
  readonly children: ReactNode;
};

/** The dates and the booking page of a term. */
const TermForm = ({
  card: { name, year },
  draft,
  firstSunday,
  skips,
  booking,
  skipping,
  onClose,
  children,
}: TermFormProps) => (
  <Dialog isOpen title={`${name}, ${year}`} onClose={onClose}>
    <FirstSunday {...firstSunday} year={year} skips={skips} draft={draft} />
    {skipping}
    <Field
      label="Booking page"
      hint="Its web address. “Book Spot” leads there."
      error={booking.error}
      was={booking.was}
      onPutBack={booking.onPutBack}
    >
      {(input) => (
        <FieldInput
          schema={fieldSchema("schedule", ["terms", "0", "booking"])}
          input={input}
          value={booking.value}
          isReadOnly={false}
          onType={(typed) => booking.onType(typeof typed === "string" ? typed : "")}
        />
      )}
    </Field>
    {children}
  </Dialog>
);

type FirstSundayProps = {
  /** The term's year, which is a part of its name. */
  readonly year: number;
  readonly value: string;
  readonly skips: readonly string[];
  readonly draft: Schedule;
  readonly error: string | undefined;
  readonly was?: string | undefined;
  readonly onPutBack?: (() => void) | undefined;
  readonly onType: (day: string) => void;
};

/** The first Sunday of a term, and which days follow from it. */
function FirstSunday({ year, value, skips, draft, error, was, onPutBack, onType }: FirstSundayProps) {
  const [typed, setTyped] = useState<string>();
  const isOtherYear = typed !== undefined && typed !== "" && !typed.startsWith(`${year}-`);
  const message = isOtherYear ? `This term begins in ${year}. Choose a Sunday of that year.` : error;
  const { sessions } = draft.course;
  const lastDay = isSunday(value) ? sessionDates({ startDate: value, skips }, sessions).at(-1) : undefined;
  return (
    <Field
      label="First Sunday"
      error={message}
      was={was}
      onPutBack={onPutBack}
      hint={!message && lastDay && `${sessions} Sundays: ${formatDateRange(value, lastDay)}.`}
    >
      {(input) => (
        <input
          {...input}
          className={classNames(input.className, styles.date)}
          type="date"
          min={`${year}-01-01`}
          max={`${year}-12-31`}
          value={typed ?? value}
          onBlur={() => isOtherYear || setTyped(undefined)}
          onChange={({ target }) => {
            setTyped(target.value);
            // While a date is typed, it is incomplete or of another year.
            if (target.value.startsWith(`${year}-`)) onType(target.value);
          }}
        />
      )}
    </Field>
  );
}

const isSunday = (day: string) => isDay(day) && sundayFrom(day) === day;

type SkippedSundaysProps = {
  /** The days of the term's sessions. */
  readonly days: readonly string[];
  readonly skips: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (skips: string[]) => void;
};

/** The Sundays that a term leaves out. It never leaves out its first. */
function SkippedSundays({ days: [first, ...days], skips, error, onChange }: SkippedSundaysProps) {
  const sundays = [...new Set([...days, ...skips])].filter((day) => day !== first).sort();
  return (
    <fieldset className={styles.skips}>
      <legend>Sundays it skips</legend>
      <div>
        {sundays.map((day) => (
          <Choice
            key={day}
            type="checkbox"
            label={shortDate(day)}
            checked={skips.includes(day)}
            onChange={({ target }) =>
              onChange(target.checked ? [...skips, day].sort() : skips.filter((skip) => skip !== day))
            }
          />
        ))}
      </div>
      {error && (
        <p className={ui.error} role="alert">
          {error}
        </p>
      )}
      <p className={ui.hint}>For each, the term ends a week later.</p>
    </fieldset>
  );
}

type ChangeTermProps = { readonly card: TermCard; readonly draft: Schedule; readonly onClose: () => void };

/** The dates and the booking page of a term. Each is saved as it is typed. */
export function ChangeTerm({ card, draft, onClose }: ChangeTermProps) {
  const path = ["terms", card.entryName];
  const start = useField({ name: "schedule", path: [...path, "startDate"] });
  const skipped = useField({ name: "schedule", path: [...path, "skips"] });
  const booking = useField({ name: "schedule", path: [...path, "booking"] });
  const startDate = textOf(start.value);
  const skips = daysOf(skipped.value);
  const remove = useRemoval(draft, card, onClose);
  const [isAsked, setAsked] = useState(false);

  return (
    <TermForm
      card={card}
      draft={draft}
      firstSunday={{
        value: startDate,
        error: start.message,
        onType: start.type,
        ...putBack(start, dayInWords),
      }}
      skips={skips}
      booking={{
        value: textOf(booking.value),
        error: booking.message,
        onType: booking.type,
        ...putBack(booking, String),
      }}
      skipping={
        isSunday(startDate) && (
          <SkippedSundays
            days={sessionDates({ startDate, skips }, draft.course.sessions)}
            skips={skips}
            error={skipped.message}
            onChange={(days) => skipped.type(days.length > 0 ? days : undefined)}
          />
        )
      }
      onClose={onClose}
    >
      {remove.message && (
        <p className={ui.error} role="alert">
          {remove.message}
        </p>
      )}
      {isAsked ? (
        <div className={ui.tightStack} role="alert">
          <p>
            Take {card.name}, {card.year} out? Its dates and its booking link go from every page once you
            publish. What will change can bring it back.
          </p>
          <p className={classNames(ui.row, ui.apart)}>
            <Button autoFocus onClick={() => setAsked(false)}>
              Keep it
            </Button>
            <Button isBusy={remove.isBusy} onClick={remove.run}>
              Yes, take it out
            </Button>
          </p>
        </div>
      ) : (
        <p className={classNames(ui.row, ui.apart)}>
          <Button onClick={onClose}>Done</Button>
          <Button look="link" onClick={() => setAsked(true)}>
            Take this term out
          </Button>
        </p>
      )}
    </TermForm>
  );
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const daysOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((day) => typeof day === "string") : [];

const dayInWords = (day: string) => (isDay(day) ? formatDate(day, { year: true }) : day);

/** What visitors see, if the field differs from it, and what puts it back. */
const putBack = (
  { isChanged, live, problem, putBack: onPutBack }: DraftField,
  inWords: (value: string) => string,
) =>
  isChanged && typeof live === "string"
    ? { was: wordsOfBefore(inWords(live), problem.message !== undefined), onPutBack }
    : {};

/** Returns what takes a term out, and offers to put it back. */
function useRemoval({ terms }: Schedule, { name, year, entryName, known }: TermCard, onDone: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const entries = useEntry({ name: "schedule", path: ["terms"] });
  const term = known?.term;
  const run = async () => {
    setIsBusy(true);
    const wrong = await entries.remove(entryName).catch((error: Error) => error);
    setIsBusy(false);
    if (wrong) return setMessage(wrong.message);
    leaveTypings(keyOf("schedule", ["terms", entryName]));
    const index = term ? terms.indexOf(term) : terms.length;
    showToast(`${name}, ${year} is taken out.`, term && (() => entries.add(inFile(term), entryName, index)));
    onDone();
  };
  return { run: () => void run(), isBusy, message };
}

/** Returns a term as its file has it. */
const inFile = ({ name, startDate, skips, booking }: Term) =>
  skips.length > 0 ? { name, startDate, skips, booking } : { name, startDate, booking };

type NewTermProps = {
  readonly card: TermCard;
  readonly draft: Schedule;
  readonly today: string;
  readonly onClose: () => void;
};

/** The dates and the booking page of a term that isn't in the file yet. It is in as soon as both are right. */
export function NewTerm({ card: atFirst, draft, today, onClose }: NewTermProps) {
  // Once the term is in the file, its card is another one.
  const [card] = useState(atFirst);
  const { name, year, entryName, suggestion } = card;
  const index = draft.terms.filter(
    ({ startDate }) => startDate < (suggestion?.startDate ?? `${year + 1}`),
  ).length;
  const entry = useNewEntry({
    name: "schedule",
    path: ["terms"],
    entry: { temporaryName: entryName, index },
  });
  const startDate = text(entry.fields.startDate) ?? suggestion?.startDate ?? "";
  const booking = text(entry.fields.booking) ?? "";
  const type = (typed: { readonly startDate?: string; readonly booking?: string }) =>
    entry.type({ name, startDate, booking, ...typed });

  const others = draft.terms.filter((term) => !(term.name === name && term.startDate.startsWith(`${year}-`)));
  const dateError = startDate && whatIsWrong(draft, others, { name, startDate }, today);
  const isIn = entry.state === "saved";
  const bookingError = booking !== "" && !dateError ? entry.problem.message : undefined;

  return (
    <TermForm
      card={card}
      draft={draft}
      firstSunday={{
        value: startDate,
        error: dateError || undefined,
        onType: (typed) => type({ startDate: typed }),
      }}
      skips={[]}
      booking={{ value: booking, error: bookingError, onType: (typed) => type({ booking: typed }) }}
      onClose={onClose}
    >
      <p role="status">
        {isIn ? (
          <State kind="draft">The term is in, not published</State>
        ) : booking === "" ? (
          <span className={ui.hint}>The term is in as soon as it has its booking page.</span>
        ) : null}
      </p>
      <p>
        <Button onClick={onClose}>{isIn ? "Done" : "Close"}</Button>
      </p>
    </TermForm>
  );
}

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Returns what is wrong with the first Sunday of a new term. */
function whatIsWrong(
  { course }: Schedule,
  others: Schedule["terms"],
  term: Pick<Schedule["terms"][number], "name" | "startDate">,
  today: string,
): string | undefined {
  if (term.startDate < today) return "This Sunday is over. Choose one that is still to come.";
  const terms = [...others, { ...term, skips: [] }];
  return checkTerms({ course, terms, closures: [] }).find(({ path }) => path[1] === others.length)?.message;
}
