import type { ContentName } from "../../../content-model/schema/content-files.ts";
import { type DocNode, wordsOf } from "../../core/articles/document.ts";
import { isFields } from "../../core/content/entries.ts";
import { useContent, useFile } from "../api/content.ts";
import { Button } from "../ui/button.tsx";
import { ExactWords, Note } from "../ui/notes.tsx";
import { Said } from "../ui/said.tsx";
import ui from "../ui/ui.module.css";
import styles from "./forms.module.css";

/** Why a screen's files can't be edited now, if they can't. */
export function ReadOnlyNote({ names }: { readonly names: readonly ContentName[] }) {
  const why = useContent()?.whyReadOnly;
  if (why) {
    return (
      <div className={styles.readOnly}>
        <Note kind="bad" title="You can look, but not change anything now">
          <p>{why}</p>
          <p>Nothing is lost: what you typed is kept, and visitors see the site as it was.</p>
        </Note>
      </div>
    );
  }
  return names.map((name) => <BrokenFile key={name} name={name} />);
}

function BrokenFile({ name }: { readonly name: ContentName }) {
  const { whyReadOnly } = useFile(name);
  if (!whyReadOnly) return null;
  return (
    <div className={styles.readOnly}>
      <Note kind="bad" title="A file was changed by hand and can’t be read">
        <p>
          <Said>
            Below are the last words that could be read. Nothing here can be changed until the file is fixed.
            Visitors see the site as it was. Send these words to whoever helps you:
          </Said>
        </p>
        <ExactWords>{whyReadOnly}</ExactWords>
      </Note>
    </div>
  );
}

type OtherWordsProps<Value> = {
  /** What was typed here, and replaced elsewhere since. */
  readonly replaced: Value | undefined;
  /** What had been written elsewhere meanwhile, and was replaced by what was typed here. */
  readonly setAside: Value | undefined;
  /** Returns a value as people read it. */
  readonly textOf: (value: Value) => string;
  readonly onUse: (value: Value) => void;
};

/** Says that two windows have written different words, and takes the other ones. */
export function OtherWords<Value>({ replaced, setAside, textOf, onUse }: OtherWordsProps<Value>) {
  const other = replaced ?? setAside;
  if (other === undefined) return null;
  return (
    <p className={ui.was} role="status">
      <span>
        {replaced === undefined ? "Elsewhere it was changed to" : "Changed elsewhere since. You had typed"}{" "}
        {textOf(other)}.
      </span>{" "}
      <Button
        look="link"
        onClick={({ currentTarget }) => {
          onUse(other);
          // The button goes away with its sentence, and must not take the focus with it.
          currentTarget
            .closest("div")
            ?.querySelector<HTMLElement>("input, textarea, [role=textbox]")
            ?.focus();
        }}
      >
        {replaced === undefined ? "Use the other" : "Use mine"}
      </Button>
    </p>
  );
}

/** Returns an article, an answer or a letter that isn't sent, as people read it. */
export function wordsOfUnsent(value: unknown): string {
  if (!isFields(value)) return String(value);
  const { text, subject, blocks } = value;
  if (typeof text === "string") return text;
  return [subject, ...(blocks as readonly DocNode[]).map(wordsOf)].join("\n\n");
}
