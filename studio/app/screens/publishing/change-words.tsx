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

/** A change on one line: “Course price: $240 → $260”, “Welcome: 2 words changed”. */
export function ChangeWords({ change }: { readonly change: PublishedChange }) {
  const { label } = change;
  const [before, after] = useReadable([change.before, change.after]);
  const closure = wordsOfClosure(change);
  if (closure) return closure;
  // Its label says it.
  if (/ moved from \/blog\//.test(label)) return before === asItWas ? label : `${label}, and changed`;
  if (isWholeFile(change)) {
    const what = before === undefined ? "new" : after === undefined ? "taken out" : "changed";
    return `${label}, ${what}`;
  }
  if (before === undefined || after === undefined) {
    return (
      <>
        {label}: {after === undefined ? "taken out, " : ""}
        {after === undefined ? <Before>{shorten(before ?? "")}</Before> : <After>{shorten(after)}</After>}
      </>
    );
  }
  // A move: its words say it all.
  if (before === asItWas) return `${label}: ${after}`;
  if (before.length > longest || after.length > longest) {
    const count = changedWords(before, after);
    return `${label}: ${count === 0 ? "signs" : `${count} ${count === 1 ? "word" : "words"}`} changed`;
  }
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

/** Counts the words that only one of two texts has, as many as the one with more of them. */
function changedWords(before: string, after: string): number {
  const left = new Map<string, number>();
  for (const word of after.split(/\s+/)) left.set(word, (left.get(word) ?? 0) + 1);
  let gone = 0;
  for (const word of before.split(/\s+/)) {
    const count = left.get(word) ?? 0;
    if (count === 0) gone += 1;
    else left.set(word, count - 1);
  }
  const added = [...left.values()].reduce((sum, count) => sum + count, 0);
  return Math.max(gone, added);
}
