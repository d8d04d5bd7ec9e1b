import { whoToTell } from "../../../core/changes/elsewhere.ts";
import type { DatedChange } from "../../../server/routes/content.ts";
import { Note } from "../../ui/note.tsx";
import { DoubtfulAnswers } from "../dates/doubtful-answers.tsx";

/** What changes ask of the owner that publishing doesn't do: answers that are no longer true, and people to tell. */
export function OnlyYou({ changes }: { readonly changes: readonly DatedChange[] }) {
  const told = (who: ReturnType<typeof whoToTell>) =>
    changes.filter((change) => whoToTell(change) === who).map(wordsOf);
  const [centre, booked] = [told("centre"), told("booked")];
  const closes = changes.some(({ id, after }) => id.startsWith("schedule closures.") && after !== undefined);
  return (
    <>
      {closes && <DoubtfulAnswers />}
      {centre.length + booked.length > 0 && (
        <Note title="Only you can do this">
          {centre.length > 0 && (
            <p>The centre takes the bookings for the class. Tell them, too: {centre.join("; ")}.</p>
          )}
          {booked.length > 0 && <p>People may have booked already. Write to them: {booked.join("; ")}.</p>}
        </Note>
      )}
    </>
  );
}

/** “No Sunday class, 27 December 2026” */
const wordsOf = ({ label, before, after }: DatedChange) => `${label}, ${after ?? `no longer ${before}`}`;
