import type { ComponentType } from "react";
import { useLocation } from "react-router";
import { describeValue } from "../../core/content/describe.ts";
import { useFacts, withFacts } from "../api/content.ts";
import { newEntry, useEntry } from "../draft/use-field.ts";
import { attempt, showToast } from "../ui/toasts.tsx";
import { ContentField } from "./content-field.tsx";
import { type AnyFieldProps, fieldSchema, isContainer } from "./field-schema.ts";

type EntryProps = AnyFieldProps & {
  /** Its id, or its position. */
  readonly entryName: string;
  readonly entry: unknown;
  readonly index: number;
  readonly count: number;
  /** Called before entries get other positions. */
  readonly onChangePlaces: () => void;
};

type ListEntryProps = EntryProps & {
  /** The fields of an entry. */
  readonly Inner: ComponentType<AnyFieldProps>;
};

/** One entry of a list, folded to its words if it contains several fields. */
export function ListEntry({ Inner, ...rest }: ListEntryProps) {
  const { name, path, entryName, entry, index } = rest;
  const at = [...path, entryName];
  const schema = fieldSchema(name, at);
  const words = withFacts(describeValue(entry, undefined) ?? "", useFacts());
  const tools = <EntryTools {...rest} words={words} />;
  const anchor = at.join(".");
  // A link from another screen, such as /questions#sundayClass.holidays.
  const isLedTo = useLocation().hash === `#${anchor}`;
  if (!isContainer(schema)) {
    return (
      <li className="entry">
        <ContentField name={name} path={at} label={`${schema.title} ${index + 1}`} />
        {tools}
      </li>
    );
  }
  return (
    <li className="entry">
      <details open={isLedTo || undefined}>
        <summary id={anchor}>{shorten(words) || `${schema.title} ${index + 1}`}</summary>
        <div className="stack-s inner">
          {schema.fields.map((key) => (
            <Inner key={key} name={name} path={[...at, key]} />
          ))}
          {tools}
        </div>
      </details>
    </li>
  );
}

const shorten = (words: string) => (words.length > 80 ? `${words.slice(0, 77)}…` : words);

function EntryTools({
  name,
  path,
  entryName,
  entry,
  index,
  count,
  words,
  onChangePlaces,
}: EntryProps & { readonly words: string }) {
  const { add, move, remove } = useEntry({ name, path });
  const what = <span className="vh"> “{shorten(words)}”</span>;

  const moveTo = (place: number) => {
    onChangePlaces();
    attempt(() => move(entryName, place));
  };
  const removeIt = async () => {
    onChangePlaces();
    await remove(entryName);
    showToast(`“${shorten(words)}” is removed.`, () => add(entry, `${newEntry}${index}`, index));
  };
  return (
    <p className="entry-tools">
      {index > 0 && (
        <button type="button" className="linkbtn" onClick={() => moveTo(index - 1)}>
          Move up{what}
        </button>
      )}
      {index < count - 1 && (
        <button type="button" className="linkbtn" onClick={() => moveTo(index + 1)}>
          Move down{what}
        </button>
      )}
      <button type="button" className="linkbtn" onClick={() => attempt(removeIt)}>
        Remove{what}
      </button>
    </p>
  );
}
