import { panicking as words } from "#content/common";
import { Slip } from "../kit/parts.tsx";
import { CrisisLine } from "../layout/crisis-line.tsx";

/** What someone who panics can do at once, and whom to call. */
export function Panicking() {
  return (
    <Slip look="note" as="aside" label={words.heading}>
      <p>
        <strong>{words.heading}</strong>
      </p>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CrisisLine />
    </Slip>
  );
}
