import { useState } from "react";
import type { Schedule } from "../../../../content-model/schema/schedule.ts";
import { checkTerms } from "../../../../domain/check-terms.ts";
import type { TermCard } from "../../../core/dates/term-cards.ts";
import { useNewEntry } from "../../draft/use-entry.ts";
import { Button } from "../../ui/button.tsx";
import { State } from "../../ui/state.tsx";
import { TermForm } from "./term-form.tsx";

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
  const bookingError = booking !== "" && !dateError ? entry.fault.message : undefined;

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
          <span className="hint">The term is in as soon as it has its booking page.</span>
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
