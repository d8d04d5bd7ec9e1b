import type { ContentName } from "../../../content-model/schema/content-files.ts";
import { keyOf, type NamedPath } from "../../core/content/change.ts";

/** What is typed into: a field of a content file, or an entry that its list doesn't have yet. */
export type Target = {
  readonly name: ContentName;
  /** The field, or the list. */
  readonly path: NamedPath;
  readonly entry?: {
    /** What the entry is called in its list, such as its id. */
    readonly temporaryName: string;
    /** Its place in the list; at the end by default. */
    readonly index?: number;
  };
};

/** What is typed into, too: an answer to a message, by the message's id. It has no file: the journal keeps it until it is sent. */
export type AnswerTarget = { readonly answer: string };

/** Returns where the target is in its file. */
export const pathOfTarget = ({ path, entry }: Target): NamedPath =>
  entry ? [...path, entry.temporaryName] : path;

export const keyOfTarget = (target: Target | AnswerTarget): string =>
  "answer" in target ? `answer ${target.answer}` : keyOf(target.name, pathOfTarget(target));
