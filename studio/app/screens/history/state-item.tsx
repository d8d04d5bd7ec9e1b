import type { State } from "../../../core/history/list-states.ts";
import type { UndoOrder } from "../../../core/history/plan-undo.ts";
import { useSession } from "../../api/content.ts";
import { Button } from "../../ui/button.tsx";
import { RegisterMark } from "../../ui/register-mark.tsx";
import { useNow } from "../../ui/use-now.ts";
import { clockTime, dayOf, periodOf } from "../../ui/words-of-time.ts";
import { ChangeWords } from "../publishing/change-words.tsx";

/** How many changes of a state are listed. */
const mostListed = 5;

type StateItemProps = {
  readonly state: State;
  /** The period that the one above it is in. */
  readonly periodAbove: string | undefined;
  /** Whether only this computer shows the site. */
  readonly isHere: boolean;
  readonly onUndo: (order: UndoOrder) => void;
};

/** One state of the site: when it was kept, what changed, and the ways back. */
export function StateItem({ state, isHere, periodAbove, onUndo }: StateItemProps) {
  const { timeZone } = useSession().business;
  const now = useNow();
  const { at, place, changes, subject, commit } = state;
  const period = periodOf(at, now, timeZone);
  const listed = changes.slice(0, mostListed);
  return (
    <li>
      <time dateTime={new Date(at).toISOString()}>
        {period !== periodAbove && <span>{period}</span>}
        <small>
          {dayOf(at, now, timeZone)}, {clockTime(at, timeZone)}
        </small>
      </time>
      {place === "past" ? (
        <span className="dot" aria-hidden="true" />
      ) : (
        <RegisterMark out={place === "ahead"} />
      )}
      <div>
        {place === "live" && <h3>{isHere ? "On this computer now" : "Live now"}</h3>}
        {place === "ahead" && <h3>Not published</h3>}
        <ul>
          {listed.map((change) => (
            <li key={change.id}>
              {change.isUndo && "Put back by Undo: "}
              <ChangeWords change={change} />
            </li>
          ))}
          {changes.length > listed.length && <li>and {changes.length - listed.length} more</li>}
        </ul>
        {subject !== undefined && (
          <>
            <p className="small soft">“{subject}”</p>
            <p className="small soft">Changed by hand in the file, not in the studio</p>
          </>
        )}
      </div>
      <p className="acts">
        {changes.length > 0 && (
          <Button look="link" onClick={() => onUndo({ kind: "changes", commit })}>
            {changes.length === 1 ? "Undo just this" : "Undo one of these"}
            <span className="vh">, of {dayOf(at, now, timeZone)}</span>
          </Button>
        )}
        {place === "past" && (
          <Button look="link" onClick={() => onUndo({ kind: "back to", commit })}>
            Undo all since then<span className="vh">, {dayOf(at, now, timeZone)}</span>
          </Button>
        )}
      </p>
    </li>
  );
}
