import type { BookingPage } from "../../../core/changes/elsewhere.ts";
import type { Change } from "../../../core/content/change.ts";
import { useSearch } from "../../api/places.ts";
import { useTicked } from "../../api/use-ticked.ts";
import { isSame } from "../../draft/is-same.ts";
import { keyOfTarget, type Target } from "../../draft/target.ts";
import { useContent } from "../../draft/use-content.ts";
import { useField } from "../../draft/use-field.ts";
import { textOf } from "../../forms/text-of.ts";
import { Choice } from "../../ui/choice.tsx";
import { countWords } from "../../ui/count-words.ts";
import { upperFirst } from "../../ui/letter-case.ts";
import { Note } from "../../ui/note.tsx";

/** What of a changed price only the owner can change: the pages that take the money. */
export function OnlyYou({ fact }: { readonly fact: Target }) {
  const { live, inFile } = useField(fact);
  const change = useContent()?.changes.find(({ id }) => id === keyOfTarget(fact));
  const isWritten = !isSame(live, inFile);
  const search = useSearch({ enabled: isWritten });
  const pages = search?.found.find(({ change }) => change === keyOfTarget(fact))?.bookingPages ?? [];
  if (!isWritten || !change || pages.length === 0) return null;
  return (
    <Note
      kind="gold"
      title={
        pages.length === 1
          ? "One place that I can’t reach"
          : `${upperFirst(countWords(pages.length))} places that I can’t reach`
      }
    >
      <p>
        {pages.length === 1 ? "Your booking page takes" : "Your booking pages take"} the money, and I can’t
        change what it asks. Make it {textOf(fact.name, fact.path, inFile)} there, too:
      </p>
      <div>
        {pages.map((booking) => (
          <Tick key={booking.page} booking={booking} change={change} />
        ))}
      </div>
    </Note>
  );
}

function Tick({ change, booking }: { readonly change: Change; readonly booking: BookingPage }) {
  const { id, label, before, after } = change;
  const { page, term } = booking;
  const [isDone, tick] = useTicked({ id, label, before, after, ...booking });
  return (
    <Choice
      type="checkbox"
      label={`${term ? `${term}: ` : ""}${page.replace(/^https?:\/\//, "")}`}
      checked={isDone}
      onChange={({ target }) => tick(target.checked)}
    />
  );
}
