import { Link } from "react-router";
import type { DraftField } from "../draft/use-field.ts";
import { useNow } from "../ui/use-now.ts";
import { When } from "../ui/when.tsx";

/** For how long after the window was opened an earlier one is mentioned, in milliseconds. */
const aWhile = 2 * 60_000;

type TypingNoteProps = {
  readonly field: DraftField;
  /** Returns a value as people read it. */
  readonly textOf: (value: unknown) => string;
};

/** Says where the typed value is, if not where one expects it. */
export function TypingNote({ field, textOf }: TypingNoteProps) {
  const now = useNow();
  const { state, message, restored, setAside } = field;
  if (state === "not-saved") {
    return <p className="was">Kept in this window only, until the studio can write it down. {message}</p>;
  }
  if (state === "read-only") return <p className="was">Kept, but not in the file. {message}</p>;
  if (setAside !== undefined) {
    return (
      <p className="was" role="status">
        <span>
          {state === "followed" ? "Changed elsewhere since. You had typed" : "Elsewhere it was changed to"}{" "}
          {textOf(setAside)}: kept under <Link to="/history#set-aside">Set aside</Link>.
        </span>
      </p>
    );
  }
  if (restored === undefined || now - performance.timeOrigin > aWhile) return null;
  return (
    <p className="was">
      <span>
        Picked up where you left off: <When time={restored} />.
      </span>
    </p>
  );
}
