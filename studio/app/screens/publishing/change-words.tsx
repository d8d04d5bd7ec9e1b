import { placeholder } from "../../../../domain/facts.ts";
import { wordsOfClosure } from "../../../business/dates/closures.ts";
import { asItWas, type PublishedChange } from "../../../engine/content/change.ts";
import { asRead, useFacts } from "../../api/content.ts";
import { After, Before } from "../../ui/marks.tsx";
import { shorten } from "../changes/words.ts";

/** Longer values aren't shown whole: a list must stay one. */
const longest = 90;

/** What a change of a whole file is called, in place of its values (engine/content/list-changes.ts). */
const isWholeFile = ({ before, after }: PublishedChange) =>
  (before === undefined || before === asItWas) &&
  (after === undefined || after === "changed" || after === "new");

/** A change on one line: “Course price: $240 → $260”, “Article: Waiting, changed”. */
export function ChangeWords({ change }: { readonly change: PublishedChange }) {
  const { label } = change;
  const [before, after] = useReadable([change.before, change.after]);
  const closure = wordsOfClosure(change);
  if (closure) return closure;
  if (isWholeFile(change)) {
    const what = before === undefined ? "new" : after === undefined ? "removed" : "changed";
    return `${label}, ${what}`;
  }
  // A move: its words say it all.
  if (before === asItWas) return `${label}: ${after}`;
  const start = startOfDifference(before ?? "", after ?? "");
  const [was, is] = [before, after].map(
    (text) => text && shorten(start > 0 ? `… ${text.slice(start)}` : text, longest),
  );
  return (
    <>
      {label}: {after === undefined && "removed, "}
      {was !== undefined && <Before>{was}</Before>}
      {was !== undefined && is !== undefined && " → "}
      {is !== undefined && <After>{is}</After>}
    </>
  );
}

/** Returns where to begin with two texts so that their first difference is in sight: some words before it. */
function startOfDifference(before: string, after: string): number {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const isShort = Math.max(before.length, after.length) <= longest;
  return isShort || same < longest / 2 ? 0 : before.lastIndexOf(" ", same - longest / 3) + 1;
}

type Text = string | undefined;

/** Returns texts with the facts that visitors see in the place of their placeholders, and “…” for one that is no fact, unless only these differ. */
function useReadable([before, after]: [Text, Text]): [Text, Text] {
  const facts = useFacts("live");
  const read = (text: Text) => text && asRead(text, facts).replaceAll(placeholder, "…").replaceAll("….", "…");
  const readable: [Text, Text] = [read(before), read(after)];
  return readable[0] === readable[1] ? [before, after] : readable;
}
