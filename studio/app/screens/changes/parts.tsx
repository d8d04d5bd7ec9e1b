import type { Place } from "../../api/places.ts";
import type { After, Before } from "../../ui/before-after.tsx";

type PartsProps = {
  readonly parts: NonNullable<Place["before"]>;
  readonly mark: typeof Before | typeof After;
};

/** A text, with the words marked that differ. */
export function Parts({ parts, mark: Mark }: PartsProps) {
  let position = 0;
  return parts.map(({ text, changed }) => {
    position += text.length;
    return changed ? <Mark key={position}>{text}</Mark> : <span key={position}>{text}</span>;
  });
}
