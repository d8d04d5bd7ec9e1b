import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { dayAt } from "../../../../domain/calendar-day.ts";
import { formatDate } from "../../../../domain/format-date.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import type { State } from "../../../core/history/list-states.ts";
import { useSession } from "../../api/content.ts";
import { historyQuery } from "../../api/publication.ts";
import { keyOfTarget, type Target } from "../../draft/save.ts";
import { daysBetween } from "../../ui/format.ts";
import { useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";

type PastNoteProps = { readonly fact: Target; readonly className?: string | undefined };

/** What visitors saw of a fact until a few days ago, and the way back to it. */
export function PastNote({ fact, className }: PastNoteProps) {
  const past = usePastValue(fact);
  if (!past) return null;
  return (
    <span className={classNames(ui.was, className)}>
      <span>Was {past}</span>
      <Link to="/history">Undo it in History</Link>
    </span>
  );
}

/** For how many days after a publication a fact says what it was before. */
const someDays = 7;

/** How many states are looked through: as many as the history lists at first. */
const mostStates = 20;

/** Returns what visitors saw of a fact until a few days ago: “$240 until today”. */
function usePastValue(fact: Target): string | undefined {
  const { data } = useQuery(historyQuery(mostStates));
  const { timeZone } = useSession().business;
  const now = useNow();
  return data?.isPublished ? pastValue(data.states, keyOfTarget(fact), now, timeZone) : undefined;
}

/** @param states the newest first */
export function pastValue(
  states: readonly Pick<State, "at" | "changes" | "place">[],
  id: string,
  now: number,
  timeZone: string,
): string | undefined {
  const [state, older] = states.filter(
    ({ place, changes }) => place !== "ahead" && changes.some((one) => one.id === id),
  );
  const before = state?.changes.find((one) => one.id === id)?.before;
  if (!state || before === undefined) return undefined;
  // Nobody knows a value that was there for a few hours.
  if (older && daysBetween(older.at, state.at, timeZone) === 0) return undefined;
  const days = daysBetween(state.at, now, timeZone);
  if (days > someDays) return undefined;
  return `${before} until ${days === 0 ? "today" : formatDate(dayAt(state.at, timeZone))}`;
}
