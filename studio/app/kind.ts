import type { Change } from "../engine/content/change.ts";
import type { Saver } from "./draft/autosave-registry.ts";

/** A screen, and what the navigation and links to it call it. */
export type ScreenLink = { readonly path: string; readonly label: string };

/**
 * A kind of thing that the owner makes, such as an article or a letter: all that the rest of the studio knows of it. What one
 * may contain, what it is called and what it still needs are in the schemas of its content files.
 */
export type Kind = {
  /** Where they are listed, and one is opened. */
  readonly screen: ScreenLink;
  /** The content files that have them, by their names in `contentFiles`; a folder of such files ends with a slash. */
  readonly contentNames: readonly string[];
  /** How one is saved as it is typed, if it isn't made up of the fields of a content file. Without it, a change leads to its field. */
  readonly saver?: Saver;
  /** What else comes or goes with a change of one: it follows “With it:” in the list of changes. */
  readonly comesAlong?: (change: Change) => readonly string[];
  /** The condition on which an undo may bring one back: the owner has to say so. */
  readonly undoCondition?: string;
  /** What of one the checks before a publication leave as it is. */
  readonly uncheckedPart?: string;
};
