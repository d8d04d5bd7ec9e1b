import { Choice } from "../../ui/choice.tsx";
import { shortDate } from "./words-of-dates.ts";

type SkippedSundaysProps = {
  /** The days of the term's sessions. */
  readonly days: readonly string[];
  readonly skips: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (skips: string[]) => void;
};

/** The Sundays that a term leaves out. It never leaves out its first. */
export function SkippedSundays({ days: [first, ...days], skips, error, onChange }: SkippedSundaysProps) {
  const sundays = [...new Set([...days, ...skips])].filter((day) => day !== first).sort();
  return (
    <fieldset className="field skips">
      <legend className="label">Sundays it skips</legend>
      <div>
        {sundays.map((day) => (
          <Choice
            key={day}
            type="checkbox"
            label={shortDate(day)}
            checked={skips.includes(day)}
            onChange={({ target }) =>
              onChange(target.checked ? [...skips, day].sort() : skips.filter((skip) => skip !== day))
            }
          />
        ))}
      </div>
      {error && (
        <p className="errmsg" role="alert">
          {error}
        </p>
      )}
      <p className="hint">For each, the term ends a week later.</p>
    </fieldset>
  );
}
