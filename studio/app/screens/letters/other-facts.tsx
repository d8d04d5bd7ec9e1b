import { Link } from "react-router";
import type { DocNode } from "../../../core/articles/document.ts";
import { factsIn } from "../../../core/letters/invented.ts";
import { type FactsByName, shownBy } from "../../api/content.ts";
import { Note } from "../../ui/notes.tsx";

type OtherFactsProps = {
  readonly blocks: readonly DocNode[];
  readonly live: FactsByName;
  readonly drafted: FactsByName;
};

/** Says which facts of a letter differ in the draft: the letter says what visitors see. */
export function OtherFacts({ blocks, live, drafted }: OtherFactsProps) {
  const names = [...new Set(blocks.flatMap(factsIn))];
  const others = names.flatMap((name) => {
    const [now, then] = [shownBy(name, live), shownBy(name, drafted)];
    return now && then && now !== then ? [{ name, now, then }] : [];
  });
  if (others.length === 0) return undefined;
  return (
    <Note kind="gold" title="The letter says what visitors see">
      {others.map(({ name, now, then }) => (
        <p key={name}>
          It says {now}, and your draft {then}.
        </p>
      ))}
      <p>
        <Link to="/changes">Publish first</Link>, if it should go out with the new one.
      </p>
    </Note>
  );
}
