import { plural } from "../../../../domain/format-text.ts";
import { Details } from "../../ui/notes.tsx";
import { FoundSentences, useSentences } from "./search.tsx";

type SpeakingOfProps = {
  /** The centre that they may speak of, where the class isn't then. */
  readonly centre: { readonly name: string; readonly knownAs: readonly string[] };
  /** What its place is: “the usual place, also on that Sunday”. */
  readonly what: string;
};

/** The sentences that speak of the centre by its name, or by what else they call it: they stay as they are when the class is elsewhere. */
export function SpeakingOf({ centre, what }: SpeakingOfProps) {
  const sentences = useSentences(true);
  const called = [centre.name, ...centre.knownAs].map((words) =>
    words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  const usual = new RegExp(`(?<!\\p{L})(?:${called.join("|")})(?!\\p{L})`, "iu");
  // Its own facts are no sentences.
  const found =
    sentences?.filter(({ file, words }) => usual.test(words) && file !== "content/business.yaml") ?? [];
  if (found.length === 0) return null;
  return (
    <Details summary={`${plural(found.length, "sentence speaks", "sentences speak")} of ${what}`}>
      <FoundSentences of={found} />
    </Details>
  );
}
