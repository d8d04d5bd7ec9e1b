import { useSearch } from "../../api/places.ts";
import { isSame } from "../../draft/is-same.ts";
import { keyOfTarget, type Target } from "../../draft/target.ts";
import { useDoneElsewhere } from "../../draft/use-done-elsewhere.ts";
import { useField } from "../../draft/use-field.ts";
import { textOf } from "../../forms/text-of.ts";
import { Choice } from "../../ui/choice.tsx";
import { Note } from "../../ui/note.tsx";

/** What of a changed price only the owner can change: the pages that take the money. */
export function OnlyYou({ fact }: { readonly fact: Target }) {
  const { live, inFile } = useField(fact);
  const isWritten = !isSame(live, inFile);
  const search = useSearch({ enabled: isWritten });
  const pages = search?.found.find(({ change }) => change === keyOfTarget(fact))?.bookingPages ?? [];
  if (!isWritten || pages.length === 0) return null;
  const text = (value: unknown) => textOf(fact.name, fact.path, value);
  return (
    <Note
      kind="gold"
      title={
        pages.length === 1
          ? "One place that I can’t reach"
          : `${inWords(pages.length)} places that I can’t reach`
      }
    >
      <p>
        {pages.length === 1 ? "Your booking page takes" : "Your booking pages take"} the money. Change the
        price there, too, or people will be charged {text(live)}:
      </p>
      <div>
        {pages.map((page) => (
          <Tick key={page} page={page} id={keyOfTarget(fact)} after={text(inFile)} />
        ))}
      </div>
    </Note>
  );
}

function Tick(change: { readonly id: string; readonly after: string; readonly page: string }) {
  const [isDone, setDone] = useDoneElsewhere(change);
  return (
    <Choice
      type="checkbox"
      label={change.page.replace(/^https?:\/\//, "")}
      checked={isDone}
      onChange={({ target }) => setDone(target.checked)}
    />
  );
}

const inWords = (count: number) => ["No", "One", "Two", "Three", "Four", "Five"][count] ?? String(count);
