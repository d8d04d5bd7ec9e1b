import type { ContentName } from "../../../content-model/schema/content-files.ts";
import { type DocNode, wordsOf } from "../../engine/articles/document.ts";
import { isFields } from "../../engine/content/entries.ts";
import { useDraft, useFile } from "../api/content.ts";
import { WithHelperName } from "../ui/helper-name.tsx";
import { ExactWords, Note } from "../ui/notes.tsx";
import styles from "./forms.module.css";

/** Why a screen's files can't be edited now, if they can't. */
export function ReadOnlyNote({ names }: { readonly names: readonly ContentName[] }) {
  const why = useDraft()?.whyReadOnly;
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
          <WithHelperName>
            Below are the last words that could be read. Nothing here can be changed until the file is fixed.
            Visitors see the site as it was. Send these words to whoever helps you:
          </WithHelperName>
        </p>
        <ExactWords>{whyReadOnly}</ExactWords>
      </Note>
    </div>
  );
}

/** Returns an article, an answer or a letter that isn't sent, as people read it. */
export function wordsOfUnsent(value: unknown): string {
  if (!isFields(value)) return String(value);
  const { text, subject, blocks } = value;
  if (typeof text === "string") return text;
  return [subject, ...(blocks as readonly DocNode[]).map(wordsOf)].join("\n\n");
}
