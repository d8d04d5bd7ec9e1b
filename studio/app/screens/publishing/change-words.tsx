import { placeholder } from "../../../../domain/facts.ts";
import { asItWas, type PublishedChange, wordsOfClosure } from "../../../core/content/change.ts";
import { asRead, type FactsByName, useFacts } from "../../api/content.ts";
import { After, Before } from "../../ui/marks.tsx";

/** Longer values aren't shown whole: a list must stay one. */
const longest = 60;

/** What a change of a whole file is called, in place of its values (core/content/list-changes.ts). */
const isWholeFile = ({ before, after }: PublishedChange) =>
  (before === undefined || before === asItWas) &&
  (after === undefined || after === "changed" || after === "new");

type ChangeWordsProps = {
  readonly change: PublishedChange;
  /** Visitors see it, or saw it. */
  readonly isPublished?: boolean;
};

/** A change on one line: “Course price: $240 → $260”, “Article: Waiting, changed”. */
export function ChangeWords({ change, isPublished = false }: ChangeWordsProps) {
  const { label } = change;
  const [before, after] = useReadable([change.before, change.after], isPublished);
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
  const [one, other] = fromDifference(before, after);
  return (
    <>
      {label}: <Before>{shorten(one)}</Before> → <After>{shorten(other)}</After>
    </>
  );
}

/** How much stands before the first difference of long texts. */
const leadIn = 15;

/** Returns two texts; those that don't fit, from shortly before their first difference on. */
export function fromDifference(...texts: readonly [string, string]): readonly [string, string] {
  const [before, after] = texts;
  let first = 0;
  while (first < before.length && before[first] === after[first]) first += 1;
  if (first <= leadIn || texts.every(({ length }) => length <= longest)) return texts;
  const cut = (text: string) => `…${text.slice(first - leadIn).replace(/^\S{0,14}\s/, "")}`;
  return [cut(before), cut(after)];
}

type Text = string | undefined;

/**
 * Returns texts with facts in the place of their placeholders, and “…” for one that is no fact, unless only these differ: what
 * visitors see with the facts that they see, and a draft with its own.
 */
function useReadable([before, after]: [Text, Text], isPublished: boolean): [Text, Text] {
  const live = useFacts("live");
  const drafted = useFacts();
  const read = (text: Text, facts: FactsByName) =>
    text && asRead(text, facts).replaceAll(placeholder, "…").replaceAll("….", "…");
  const readable: [Text, Text] = [read(before, live), read(after, isPublished ? live : drafted)];
  return readable[0] === readable[1] ? [before, after] : readable;
}

const shorten = (text: string) =>
  text.length > longest
    ? `${[...text]
        .slice(0, longest - 1)
        .join("")
        .replace(/[\s.,;:…]+$/, "")}…`
    : text;
