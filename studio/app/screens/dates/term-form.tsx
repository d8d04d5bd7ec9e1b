import type { ReactNode } from "react";
import type { Schedule } from "../../../../content-model/schema/schedule.ts";
import type { TermCard } from "../../../core/dates/term-cards.ts";
import { FieldInput } from "../../forms/field-input.tsx";
import { fieldSchema } from "../../forms/field-schema.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { FirstSunday } from "./first-sunday.tsx";

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
