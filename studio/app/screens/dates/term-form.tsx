import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Schedule } from "../../../../content-model/schema/schedule.ts";
import { isDay, sundayFrom } from "../../../../domain/calendar-day.ts";
import { formatDateRange, formatFullDate } from "../../../../domain/format-date.ts";
import { sessionDates } from "../../../../domain/terms.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import type { TermCard } from "../../../business/dates/term-cards.ts";
import { fieldNamed, keyOf } from "../../../engine/content/change.ts";
import { forgetAnswered } from "../../draft/autosave-registry.ts";
import type { NewEntryTarget } from "../../draft/send-entry.ts";
import { useEntry, useNewEntry } from "../../draft/use-entry.ts";
import { type DraftField, useField } from "../../draft/use-field.ts";
import { ContentField, wordsOfBefore } from "../../forms/content-field.tsx";
import { lastDay } from "../../forms/field-input.tsx";
import { NewEntry } from "../../forms/list-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Wrong } from "../../ui/notes.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./term-form.module.css";

const isSunday = (day: string) => isDay(day) && sundayFrom(day) === day;

/** “8 Sundays: 31 January to 21 March.” Undefined for a day that isn't a Sunday. */
function sundaysInWords({ course }: Schedule, startDate: string, skips: readonly string[]) {
  const lastDay = isSunday(startDate) && sessionDates({ startDate, skips }, course.sessions).at(-1);
  return lastDay ? `${course.sessions} Sundays: ${formatDateRange(startDate, lastDay)}.` : undefined;
}

type ChangeTermProps = { readonly card: TermCard; readonly draft: Schedule; readonly onClose: () => void };

/** The dates and the booking page of a term. Each is saved as it is typed. */
export function ChangeTerm({ card, draft, onClose }: ChangeTermProps) {
  const { year, entryName } = card;
  const { name } = card.term;
  const path = ["terms", entryName];
  const start = useField({ name: "schedule", path: [...path, "startDate"] });
  const startDate = typeof start.value === "string" ? start.value : "";
  const [typedDay, setTypedDay] = useState<string>();
  const { add, remove } = useEntry(fieldNamed("schedule", "terms"));
  const removal = useMutation({
    mutationFn: async () => {
      await remove(entryName);
      forgetAnswered(keyOf("schedule", path));
      const { skips, ...others } = card.term;
      const inFile = skips.length > 0 ? card.term : others;
      const index = draft.terms.indexOf(card.term);
      showToast(`${name}, ${year} is removed.`, () => add(inFile, entryName, index));
      onClose();
    },
  });
  const [isAsked, setAsked] = useState(false);

  // The year is a part of the term's name in its file.
  const isOtherYear = typedDay !== undefined && !typedDay.startsWith(`${year}-`);
  return (
    <Dialog isOpen title={`${name}, ${year}`} onClose={onClose}>
      <Field
        label="First Sunday"
        error={
          isOtherYear
            ? `This term begins in ${year}. For another year, close this and select “Add a term”.`
            : start.message
        }
        hint={!isOtherYear && !start.message && sundaysInWords(draft, startDate, card.term.skips)}
        {...putBack(start, dayInWords)}
      >
        {(input) => (
          <input
            {...input}
            className={classNames(input.className, styles.date)}
            type="date"
            max={lastDay}
            value={typedDay ?? startDate}
            onBlur={() => isOtherYear || setTypedDay(undefined)}
            onChange={({ target }) => {
              setTypedDay(target.value || undefined);
              // While a date is typed, it is incomplete or of another year.
              if (target.value.startsWith(`${year}-`)) start.type(target.value);
            }}
          />
        )}
      </Field>
      <ContentField name="schedule" path={[...path, "booking"]} />
      <Wrong error={removal.error} />
      {isAsked ? (
        <div className={ui.tightStack} role="alert">
          <p>
            Remove {name}, {year}?{" "}
            {card.difference === "new"
              ? "Visitors have never seen it. “Undo” stands below for a moment; after that, it’s gone."
              : "Its dates and booking link leave every page once you publish. You can bring it back in What will change."}
          </p>
          <p className={classNames(ui.row, ui.apart)}>
            <Button autoFocus onClick={() => setAsked(false)}>
              Keep it
            </Button>
            <Button isBusy={removal.isPending} onClick={() => removal.mutate()}>
              Yes, remove it
            </Button>
          </p>
        </div>
      ) : (
        <p className={classNames(ui.row, ui.apart)}>
          <Button onClick={onClose}>Done</Button>
          <Button variant="link" onClick={() => setAsked(true)}>
            Remove this term
          </Button>
        </p>
      )}
    </Dialog>
  );
}

const dayInWords = (day: string) => (isDay(day) ? formatFullDate(day) : day);

/** What visitors see, if the field differs from it, and what puts it back. */
const putBack = (
  { isChanged, live, problem, putBack: onPutBack }: DraftField,
  inWords: (value: string) => string,
) =>
  isChanged && typeof live === "string"
    ? { was: wordsOfBefore(inWords(live), problem.message !== undefined), onPutBack }
    : {};

type NewTermProps = {
  readonly target: NewEntryTarget;
  readonly draft: Schedule;
  readonly onClose: () => void;
};

/** The name, the first Sunday and the booking page of a term that isn't in the file yet. */
export function NewTerm({ target, draft, onClose }: NewTermProps) {
  const { startDate } = useNewEntry(target).fields;
  const days = typeof startDate === "string" && sundaysInWords(draft, startDate, []);
  return (
    <Dialog isOpen title="Add a term" onClose={onClose}>
      <NewEntry target={target} onLeave={onClose} onClose={onClose}>
        {days && <p className={ui.hint}>{days}</p>}
      </NewEntry>
    </Dialog>
  );
}
