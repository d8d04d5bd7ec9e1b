import { useId } from "react";
import { wordsOfClosure } from "../../../core/content/words-of-closure.ts";
import type { Undone } from "../../../core/history/plan-undo.ts";
import { After, Before } from "../../ui/before-after.tsx";
import { Choice } from "../../ui/choice.tsx";

type UndoneFieldProps = {
  readonly change: Undone;
  /** Whether it goes back; undefined while the owner hasn't said. */
  readonly answer: boolean | undefined;
  readonly isMissing: boolean;
  readonly onAnswer: (answer: boolean) => void;
};

/** A field that may go back: a box to tick, or, if it has changed since, a question which value holds. */
export function UndoneField({ change, answer, isMissing, onAnswer }: UndoneFieldProps) {
  const name = useId();
  const { label, before, after, changedSince } = change;
  const closure = wordsOfClosure(change);
  if (!changedSince) {
    return (
      <Choice
        type="checkbox"
        checked={answer === true}
        onChange={(event) => onAnswer(event.target.checked)}
        label={closure ?? label}
        hint={
          closure === undefined && (
            <>
              {before === undefined ? "Is taken out now" : <Before>{before}</Before>} →{" "}
              {after === undefined ? "is taken out" : <After>{after}</After>}
            </>
          )
        }
      />
    );
  }
  return (
    <fieldset aria-describedby={isMissing ? `${name}-missing` : undefined}>
      <legend>
        <b>{label}</b>
      </legend>
      <p className="small">
        It was set to {words(changedSince.value)}, and has changed since. Which one holds?
      </p>
      <Choice
        name={name}
        checked={answer === false}
        onChange={() => onAnswer(false)}
        label={`Keep ${words(before)}`}
      />
      <Choice
        name={name}
        checked={answer === true}
        onChange={() => onAnswer(true)}
        label={`Back to ${words(after)}`}
      />
      {isMissing && (
        <p className="errmsg" id={`${name}-missing`} role="alert">
          Say which one holds.
        </p>
      )}
    </fieldset>
  );
}

const words = (value: string | undefined) => value ?? "nothing";
