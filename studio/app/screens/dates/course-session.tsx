import type { ReactNode } from "react";
import type { Schedule, Term } from "../../../../content-model/schema/schedule.ts";
import { checkTerms } from "../../../../domain/check-terms.ts";
import { formatDate, formatTime } from "../../../../domain/format-date.ts";
import { moveOf } from "../../../core/dates/move-session.ts";
import type { Sunday } from "../../../core/dates/sundays.ts";
import { useField } from "../../draft/use-field.ts";
import { Button } from "../../ui/button.tsx";

type CourseSessionProps = { readonly sunday: Sunday; readonly draft: Schedule };

/** The course's session on a Sunday, and what moves it. */
export function CourseSession({ sunday, draft }: CourseSessionProps) {
  const { day, isOff, session, skippedBy } = sunday;
  const term = session?.term ?? skippedBy;
  if (!term) return null;
  const move = moveOf(draft, day);
  const time = formatTime(draft.course.startTime);
  return (
    <section className="session" aria-label="The course">
      {session && (
        <p>
          <b>
            The course, week {session.week} of {session.of}
          </b>
          <span className="hint">
            {term.name}, online, {time}
          </span>
        </p>
      )}
      {session?.week === 1 && (
        <p className="hint">The term begins with it. To move it, change the term’s first Sunday above.</p>
      )}
      {/* One button for both: it keeps the focus. */}
      {(move || skippedBy) && (
        <Skips
          draft={draft}
          term={term}
          skips={move ? move.skips : term.skips.filter((skip) => skip !== day)}
          label={
            !move
              ? "Hold it on this Sunday after all"
              : isOff
                ? "Move this session, too"
                : "Move this session"
          }
        >
          {move
            ? `Week ${move.week} moves to ${formatDate(move.to)}, and the term ends a week later, on ${formatDate(move.lastDay)}.`
            : `${term.name} has no session on this Sunday: its weeks go on a week later.`}
        </Skips>
      )}
    </section>
  );
}

type SkipsProps = {
  readonly draft: Schedule;
  readonly term: Term;
  readonly skips: readonly string[];
  readonly label: string;
  readonly children: ReactNode;
};

/** What other Sundays a term leaves out would mean, and a button for it. */
function Skips({ draft, term, skips, label, children }: SkipsProps) {
  const name = `${term.name} ${term.startDate.slice(0, 4)}`;
  const field = useField({ name: "schedule", path: ["terms", name, "skips"] });
  const terms = draft.terms.map((other) => (other === term ? { ...term, skips } : other));
  const [wrong] = checkTerms({ ...draft, terms });
  if (wrong) return <p className="hint">It can’t be moved. {wrong.message}</p>;
  return (
    <>
      <p className="hint">{children}</p>
      <p>
        <Button
          small
          isBusy={field.state === "typed"}
          onClick={() => field.type(skips.length > 0 ? skips : undefined)}
        >
          {label}
        </Button>
      </p>
      {field.message && (
        <p className="errmsg" role="alert">
          {field.message}
        </p>
      )}
    </>
  );
}
