import { placeholder } from "../../../../domain/facts.ts";
import { asItWas, type PublishedChange, wordsOfClosure } from "../../../core/content/change.ts";
import { asRead, useFacts } from "../../api/content.ts";
import { After, Before } from "../../ui/marks.tsx";

/** Longer values aren't shown whole: a list must stay one. */
const longest = 60;

/** What a change of a whole file is called, in place of its values (core/content/list-changes.ts). */
const isWholeFile = ({ before, after }: PublishedChange) =>
  (before === undefined || before === asItWas) &&
  (after === undefined || after === "changed" || after === "new");

/** A change on one line: “Course price: $240 → $260”, “Welcome: changed”. */
export function ChangeWords({ change }: { readonly change: PublishedChange }) {
  const { label } = change;
  const [before, after] = useReadable([change.before, change.after]);
  const closure = wordsOfClosure(change);
  if (closure) return closure;
  if (isWholeFile(change)) {
    const what = before === undefined ? "new" : after === undefined ? "removed" : "changed";
    return `${label}, ${what}`;
  }
  if (before === undefined || after === undefined) {
    return (
      <>
        {label}: {after === undefined ? "removed, " : ""}
        {after === undefined ? <Before>{shorten(before ?? "")}</Before> : <After>{shorten(after)}</After>}
      </>
    );
  }
  // A move: its words say it all.
  if (before === asItWas) return `${label}: ${after}`;
  if (before.length > longest || after.length > longest) return `${label}: changed`;
  return (
    <>
      {label}: <Before>{before}</Before> → <After>{after}</After>
    </>
  );
}

type Text = string | undefined;

/** Returns texts with today's facts in the place of their placeholders, and “…” for one that is no fact, unless only these differ. */
function useReadable([before, after]: [Text, Text]): [Text, Text] {
  const facts = useFacts();
  const read = (text: Text) => text && asRead(text, facts).replaceAll(placeholder, "…").replaceAll("….", "…");
  const readable: [Text, Text] = [read(before), read(after)];
  return readable[0] === readable[1] ? [before, after] : readable;
}

const shorten = (text: string) =>
  text.length > longest
    ? `${[...text]
        .slice(0, longest - 1)
        .join("")
        .replace(/[\s.,;:…]+$/, "")}…`
    : text;
