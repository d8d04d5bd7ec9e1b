import { article } from "#content/pages/article";
import { fillSlots } from "../../../../content-model/schema/fill-slots.ts";

type CiteProps = {
  readonly number: string;
  /** How many citations of the same note come before this one. */
  readonly before: string;
  /** Set if another citation comes right before this one. */
  readonly follows?: string;
};

/** The id of the first citation of a note. */
export const citeId = (number: number | string) => `cite-${number}`;

/** The id of a note. */
export const noteId = (number: number | string) => `note-${number}`;

/** The superscript number of a note. */
export function Cite({ number, before, follows }: CiteProps) {
  return (
    <sup className="cite">
      {follows && ","}
      <a
        href={`#${noteId(number)}`}
        id={before === "0" ? citeId(number) : undefined}
        className={before === "0" ? `cite-${number}` : undefined}
        aria-label={fillSlots(article.notes.cite, { "note.number": number })}
      >
        {number}
      </a>
    </sup>
  );
}
