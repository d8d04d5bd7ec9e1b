import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import type { FieldPath } from "../../../content-model/compiler/field-at.ts";
import { fieldName } from "../../../content-model/compiler/problem.ts";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { readableText, writtenLike } from "../../../content-model/compiler/text-file.ts";
import { type ContentName, pathOf } from "../../../content-model/schema/content-files.ts";
import { replaceFile } from "../../../system/files.ts";
import { unreadableWords } from "../content/describe.ts";
import type { Value } from "../content/entries.ts";
import { listChanges } from "../content/list-changes.ts";
import { type PictureIds, writePictures } from "../pictures.ts";
import type { Project } from "../project.ts";
import { createQueue } from "../queue.ts";
import { createChecker, type Edited, type EditProblem, type EditRule } from "./check-draft.ts";
import type { Journal, JournalEntry, OtherValue, SetAside } from "./journal.ts";

/* How an edit of the draft gets into its files: they are read, the edit is checked, and they are written if nothing has changed them. */

export type EditResult =
  /** It is in its file. */
  | {
      readonly state: "saved";
      readonly at: number;
      /** What it replaced there, if the window hadn't seen that: another window's, or what a hand wrote. It is set aside. */
      readonly conflict?: OtherValue | undefined;
      /** The text of an article whose file had got something elsewhere, which stays beside what was typed. */
      readonly merged?: string | undefined;
    }
  /** It isn't valid: kept in the journal, with what is wrong. */
  | ({ readonly state: "invalid"; readonly at: number } & EditProblem)
  /** Nothing may be written now, or the file can't be read. What was typed is kept in the journal. */
  | { readonly state: "read-only"; readonly message: string }
  /** What it belongs to was removed or changed elsewhere, and that holds. What was typed is set aside, in History. */
  | {
      readonly state: "superseded";
      readonly message: string;
      /** What was typed into, in words, if that is gone or another entry may stand in its place: nothing on the screen is it. */
      readonly setAsideLabel?: string | undefined;
    };

export type DraftOptions = {
  readonly project: Project;
  readonly journal: Journal;
  readonly now?: () => number;
  /** Returns why nothing may be written now; undefined if it may. */
  readonly whyReadOnly?: () => Promise<string | undefined>;
  /** Returns what visitors see: what stands there isn't new to a rule if it is put back. */
  readonly readLive?: () => Promise<Sources>;
  /** What speaks against an edit besides the content's own rules. */
  readonly rule?: EditRule;
};

/** A value as it was typed, with the key of its field in the journal. */
export type Typed = Pick<JournalEntry, "key" | "value" | "base">;

/** What becomes of the files by an edit. */
export type Edit = {
  readonly sources: Sources;
  readonly after: Sources;
  readonly edited?: Edited;
  /** Another state that values are taken from, and the pictures that come from there. */
  readonly restoredFrom?: Sources;
  readonly restoredPictures?: PictureIds;
  /** What was typed: kept if it isn't valid. An entry that is moved or removed was valid before. */
  readonly typed?: Typed;
  /** What would be in no file any more. */
  readonly toSetAside?: readonly Omit<SetAside, "at">[];
};

/** A file that is opened for an edit. */
export type OpenedFile = {
  readonly sources: Sources;
  readonly file: string;
  readonly text: string;
  readonly data: Value;
  /** Why it can’t be edited. */
  readonly whyReadOnly: string | undefined;
};

export type EditWriter = ReturnType<typeof createEditWriter>;

/** Writes edits into the files of the working tree, one after the other. */
export function createEditWriter({
  project,
  journal,
  now = Date.now,
  whyReadOnly = async () => undefined,
  readLive = async () => new Map(),
  rule,
}: DraftOptions) {
  const check = createChecker(project.folder, now, rule);
  const queue = createQueue();
  const sources = () => readSources(project.folder);
  return {
    /** Runs an edit once all before it are written: a save never overtakes another. */
    enqueue: (edit: () => Promise<EditResult>) => queue(() => retryWhileChanged(edit)),
    now,
    open,
    readLive,
    sources,
    whyReadOnly,
    write,
    writeData,
  };

  /** Reads a file for an edit, and why it can't be edited. */
  async function open(name: ContentName): Promise<OpenedFile> {
    const read = await sources();
    const file = pathOf(name);
    const text = read.get(file) ?? "";
    const { data, problems } = parseSource(file, text);
    const [broken] = problems;
    return {
      sources: read,
      file,
      text,
      data,
      whyReadOnly: (await whyReadOnly()) ?? (broken && unreadableWords(name, broken)),
    };
  }

  /** Writes a file of data. What visitors see may be put back, such as a term that has begun. */
  async function writeData(
    { sources, file }: OpenedFile,
    text: string,
    at: FieldPath,
    more?: Pick<Edit, "typed" | "toSetAside">,
  ): Promise<EditResult> {
    return write({
      sources,
      after: new Map(sources).set(file, text),
      edited: { file, field: fieldName(at) },
      restoredFrom: await readLive(),
      ...more,
    });
  }

  /** Writes what an edit changes if that brings no new error. */
  async function write(edit: Edit): Promise<EditResult> {
    const { sources, after, edited, typed, restoredFrom, restoredPictures, toSetAside = [] } = edit;
    const problem = await check({ before: sources, after, edited, restoredFrom, restoredPictures });
    if (problem) {
      const change = listChanges(sources, after).find(({ file }) => file === edited?.file);
      if (typed)
        journal.keep(typed.key, typed.value, { ...typed, problem: change && { ...problem, change } });
      return { state: "invalid", at: now(), ...problem };
    }
    const files = [...new Set([...sources.keys(), ...after.keys()])].filter(
      (file) => after.get(file) !== sources.get(file),
    );
    // First: killed in between, a text would name a picture that isn't there.
    if (restoredPictures) await writePictures(project, restoredPictures);
    for (const file of files) assertUnchanged(sources, file);
    for (const { key, label, value, isInConflict } of toSetAside)
      journal.setAside(key, label, value, isInConflict && { isInConflict });
    for (const file of files) {
      const text = after.get(file);
      if (text === undefined) rmSync(inFolder(file));
      else replaceFile(inFolder(file), writtenLike(bytesOf(file), text));
    }
    if (typed) journal.drop(typed.key);
    return { state: "saved", at: now() };
  }

  /** @throws ChangedMeanwhileError if a file isn't as it was read: writing would lose an edit by hand */
  function assertUnchanged(sources: Sources, file: string): void {
    const text = bytesOf(file);
    if ((text && readableText(text)) !== sources.get(file)) throw new ChangedMeanwhileError();
  }

  function bytesOf(file: string): string | undefined {
    return existsSync(inFolder(file)) ? readFileSync(inFolder(file), "utf8") : undefined;
  }

  function inFolder(file: string): string {
    return path.join(project.folder, file);
  }
}

/** The file was changed by hand while an edit of it was checked. */
class ChangedMeanwhileError extends Error {
  override readonly name = "ChangedMeanwhileError";
}

/** Starts an edit again if a file was changed by hand meanwhile. */
const retryWhileChanged = (edit: () => Promise<EditResult>): Promise<EditResult> =>
  edit().catch((error: unknown) => {
    if (error instanceof ChangedMeanwhileError) return retryWhileChanged(edit);
    throw error;
  });
