type CiteProps = {
  /** Of the note. */
  readonly number: string;
  /** How often that note was cited before this place. */
  readonly before: string;
  /** Given where another number stands right before this one. */
  readonly follows?: string;
};

/** The id of the first place that cites a note, which the note leads back to. */
export const citeId = (number: number | string) => `cite-${number}`;

/** The id of a note. */
export const noteId = (number: number | string) => `note-${number}`;

/** The number of a note, where the text relies on it. */
export function Cite({ number, before, follows }: CiteProps) {
  return (
    <sup className="cite">
      {follows && ","}
      <a
        href={`#${noteId(number)}`}
        id={before === "0" ? citeId(number) : undefined}
        className={before === "0" ? `cite-${number}` : undefined}
        aria-label={`Note ${number}`}
      >
        {number}
      </a>
    </sup>
  );
}
