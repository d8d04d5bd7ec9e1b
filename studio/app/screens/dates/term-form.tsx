import { type ReactNode, useState } from "react";
import type { Schedule } from "../../../../content-model/schema/schedule.ts";
import { isDay, sundayFrom } from "../../../../domain/calendar-day.ts";
import { formatDateRange } from "../../../../domain/format-date.ts";
import { sessionDates } from "../../../../domain/terms.ts";
import type { TermCard } from "../../../core/dates/term-cards.ts";
import { FieldInput } from "../../forms/field-input.tsx";
import { fieldSchema } from "../../forms/field-schema.ts";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
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
export const TermForm = ({
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
          className="in date"
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

export const isSunday = (day: string) => isDay(day) && sundayFrom(day) === day;

type SkippedSundaysProps = {
  /** The days of the term's sessions. */
  readonly days: readonly string[];
  readonly skips: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (skips: string[]) => void;
};

/** The Sundays that a term leaves out. It never leaves out its first. */
export function SkippedSundays({ days: [first, ...days], skips, error, onChange }: SkippedSundaysProps) {
  const sundays = [...new Set([...days, ...skips])].filter((day) => day !== first).sort();
  return (
    <fieldset className="field skips">
      <legend className="label">Sundays it skips</legend>
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
        <p className="errmsg" role="alert">
          {error}
        </p>
      )}
      <p className="hint">For each, the term ends a week later.</p>
    </fieldset>
  );
}
