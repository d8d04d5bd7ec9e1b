import { useState } from "react";
import type { Schedule } from "../../../../content-model/schema/schedule.ts";
import { isDay, sundayFrom } from "../../../../domain/calendar-day.ts";
import { formatDateRange } from "../../../../domain/format-date.ts";
import { sessionDates } from "../../../../domain/terms.ts";
import { Field } from "../../ui/field.tsx";

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
export function FirstSunday({ year, value, skips, draft, error, was, onPutBack, onType }: FirstSundayProps) {
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
