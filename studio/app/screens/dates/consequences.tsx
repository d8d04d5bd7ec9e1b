import { Link } from "react-router";
import { formatDate } from "../../../../domain/format-date.ts";
import type { Sunday } from "../../../core/dates/sundays.ts";
import { Note } from "../../ui/notes.tsx";
import { countSundays } from "./words-of-dates.ts";

/** Whether a Sunday that is still to come was closed, and visitors don't know yet. */
export const isNewlyClosed = ({ isOff, isClassNew, isOver }: Sunday): boolean =>
  isOff && isClassNew && !isOver;

type ConsequencesProps = { readonly sundays: readonly Sunday[] };

/** What Sundays that were closed and aren't published ask of the owner. */
export function Consequences({ sundays }: ConsequencesProps) {
  const closed = sundays.filter(isNewlyClosed);
  const [first] = closed;
  if (!first) return null;
  return (
    <Note title="Only you can do this one">
      <p>
        The centre takes the bookings. Tell them about{" "}
        {closed.length === 1 ? formatDate(first.day) : `the ${countSundays(closed.length)}`}, too.
      </p>
      <p>
        An answer under <Link to="/questions">Questions</Link> may say that the class is on every Sunday.
      </p>
    </Note>
  );
}
