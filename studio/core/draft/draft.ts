import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { fieldAt, metaOf } from "../../../content-model/compiler/field-at.ts";
import type { FieldPath } from "../../../content-model/compiler/field-path.ts";
import { fieldName } from "../../../content-model/compiler/problem.ts";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { createMemory, type Remember } from "../../../content-model/compiler/remember.ts";
import { parseSource, withoutEmpty } from "../../../content-model/compiler/source-file.ts";
import { readableText, writtenLike } from "../../../content-model/compiler/text-file.ts";
import { type ContentName, contentFiles, pathOf } from "../../../content-model/schema/content-files.ts";
import { replaceFile } from "../../../system/files.ts";
import { articleFile, keyOfArticle, titleOfArticle } from "../articles/names.ts";
import { type Change, isIn, keyOf, keyOfOrder, type NamedPath, partsOf } from "../content/change.ts";
import { labelOf } from "../content/describe.ts";
import { insertEntry, removeValue, setValue } from "../content/edit-yaml.ts";
import { fieldOrder, findField } from "../content/find-field.ts";
import { listChanges } from "../content/list-changes.ts";
import { takeChanges } from "../content/take-changes.ts";
import { type Pictures, takePictures, writePictures } from "../pictures.ts";
import type { Project } from "../project.ts";
import { createQueue } from "../queue.ts";
import { createChecker, type EditProblem, priceQuestion } from "./check-draft.ts";
import type { Journal, JournalEntry } from "./journal.ts";

/** A value typed into a field. */
export type FieldEdit = {
  readonly name: ContentName;
  readonly path: NamedPath;
  /** Undefined empties the field. */
  readonly value: unknown;
  /** The field's value that the window saw before. */
  readonly base: unknown;
  /** The owner has been asked about this very value, and said yes. */
  readonly isSure?: boolean | undefined;
  /** It was typed in an earlier window: if the file has changed since, that holds, and this is set aside. */
  readonly isLate?: boolean | undefined;
};

/** An entry typed for a list. */
export type NewEntry = {
  readonly name: ContentName;
  /** The list. */
  readonly path: NamedPath;
  readonly value: unknown;
  /** Its place; at the end by default. */
  readonly index?: number | undefined;
  /** What the window calls it until it is in the file, unique in the list. */
  readonly temporaryName: string;
};

export type EditResult =
  /** It is in its file. */
  | {
      readonly state: "saved";
      readonly at: number;
      /** What another window, or a hand in the file, had written there meanwhile. */
      readonly setAside?: unknown;
    }
  /** It isn't valid: kept in the journal, with what is wrong. */
  | ({ readonly state: "invalid"; readonly at: number } & EditProblem)
  /** The file can't be written now, or lacks what the value belongs to. What was typed is kept, or set aside. */
  | { readonly state: "read-only"; readonly message: string };

/** An article as it was typed. */
export type ArticleEdit = {
  readonly slug: string;
  /** Undefined removes it. */
  readonly text: string | undefined;
  /** The text that the window saw before; undefined if there was no such article. */
  readonly base: string | undefined;
  /** Other files that change with it, such as redirects, by path. Undefined removes one: the article moved from there. */
  readonly others?: ReadonlyMap<string, string | undefined>;
};

/** The drafted content: the files of the working tree. Edits are written one after the other. */
export type Draft = {
  sources(): Promise<Sources>;
  setField(edit: FieldEdit): Promise<EditResult>;
  addEntry(entry: NewEntry): Promise<EditResult>;
  /** Removes entries of lists, and what is kept of them: all of them, or none. */
  removeEntries(name: ContentName, paths: readonly NamedPath[]): Promise<EditResult>;
  /** Moves an entry to another place of its list. */
  moveEntry(name: ContentName, path: NamedPath, index: number): Promise<EditResult>;
  /** Writes an article. If its file was changed by hand meanwhile, that stays, and what was typed is set aside. */
  setArticle(edit: ArticleEdit): Promise<EditResult>;
  /**
   * Copies the values and pictures of changes from another state, such as what is live, into the files. An article that the
   * other state lacks is taken out.
   */
  takeFrom(other: Sources, changes: readonly Change[], pictures?: Pictures): Promise<EditResult>;
};

export type DraftOptions = {
  readonly project: Project;
  readonly journal: Journal;
  readonly now?: () => number;
  /** Reuses the compiler's steps of earlier checks. */
  readonly remember?: Remember;
  /** Returns why nothing may be written now; undefined if it may. */
  readonly whyReadOnly?: () => Promise<string | undefined>;
  /** Returns what visitors see. Without it, no price is asked about, and no term that has begun can be put back. */
  readonly readLive?: () => Promise<Sources>;
};

/** One edit of a file's text. */
type TextEdit = {
  readonly sources: Sources;
  readonly file: string;
  readonly text: string;
  readonly key: string;
  readonly at: FieldPath;
  /** What is kept if it isn't valid: an entry that is moved or removed was valid before. */
  readonly typed?: Pick<JournalEntry, "value" | "base">;
  /** What has to be answered before it is written. */
  readonly question?: EditProblem | undefined;
};

export function createDraft({
  project,
  journal,
  now = Date.now,
  remember = createMemory(),
  whyReadOnly = async () => undefined,
  readLive = async () => new Map(),
}: DraftOptions): Draft {
  const check = createChecker(project.folder, now, remember);
  const queue = createQueue();
  /** A save never overtakes another. */
  const inOrder = <Result>(edit: () => Promise<Result>) => queue(() => untilWritten(edit));
  const readDraft = () => readSources(project.folder);

  const inFolder = (file: string) => path.join(project.folder, file);

  /** @throws ChangedMeanwhile if a file isn't as it was read: writing would lose an edit by hand */
  function expectUnchanged(sources: Sources, file: string): void {
    const text = bytesOf(file);
    if ((text && readableText(text)) !== sources.get(file)) throw new ChangedMeanwhile();
  }

  const bytesOf = (file: string) =>
    existsSync(inFolder(file)) ? readFileSync(inFolder(file), "utf8") : undefined;

  const writeText = (file: string, text: string) =>
    replaceFile(inFolder(file), writtenLike(bytesOf(file), text));

  /** Writes an edited file if that brings no new error. */
  async function write(edit: TextEdit): Promise<EditResult> {
    const { sources, file, text, key, at, typed, question } = edit;
    const after = new Map(sources).set(file, text);
    // A term that visitors see has begun, and may be put back.
    const problem =
      (await check(sources, after, { file, field: fieldName(at) }, await readLive())) ?? question;
    if (problem) {
      const [change] = listChanges(sources, after);
      if (typed) journal.keep(key, typed.value, { ...typed, problem: change && { ...problem, change } });
      return { state: "invalid", at: now(), ...problem };
    }
    expectUnchanged(sources, file);
    writeText(file, text);
    journal.drop(key);
    return { state: "saved", at: now() };
  }

  /** Returns what to ask about a price that is far from the one that visitors see. */
  async function askAboutPrice(name: ContentName, named: NamedPath, at: FieldPath, value: unknown) {
    if (metaOf(fieldAt(contentFiles[name], at))?.kind !== "money") return undefined;
    const file = pathOf(name);
    const live = parseSource(file, (await readLive()).get(file) ?? "").data;
    return priceQuestion(findField(live, named)?.value, value);
  }

  /** Removes a file. It may never have been published: its text is set aside. */
  function removeFile(file: string, sources: Sources, changes: readonly Change[]): void {
    const change = changes.find((each) => each.file === file);
    journal.setAside(change?.id ?? file, change?.label ?? file, sources.get(file));
    rmSync(inFolder(file));
  }

  /** Sets aside what was typed into something that its file no longer has, or has otherwise by now. */
  function putAside(
    name: ContentName,
    named: NamedPath,
    value: unknown,
    why: string = removedMeanwhile,
  ): EditResult {
    const key = keyOf(name, named);
    if (value !== undefined) journal.setAside(key, labelOf(contentFiles[name], named), value);
    journal.drop(key);
    return { state: "read-only", message: `${why} What you typed is kept in History.` };
  }

  /** Keeps what can't be written now. What was typed there before and isn't valid is in no file, either. */
  function keepUnwritten(key: string, value: unknown, base: unknown, message: string): EditResult {
    journal.keep(key, value, { base, problem: journal.kept(key)?.problem });
    return { state: "read-only", message };
  }

  /** Reads a file for an edit, and why it can't be edited. */
  async function openFile(name: ContentName) {
    const sources = await readDraft();
    const file = pathOf(name);
    const text = sources.get(file) ?? "";
    const parsed = parseSource(file, text);
    const [broken] = parsed.problems;
    const why =
      (await whyReadOnly()) ?? (broken && `${file} can’t be read at line ${broken.line}. ${broken.message}`);
    return { sources, file, text, data: parsed.data, why };
  }

  return {
    sources: readDraft,

    setField: ({ name, path: named, value, base, isSure = false, isLate = false }) =>
      inOrder(async () => {
        const key = keyOf(name, named);
        const { sources, file, text, data, why } = await openFile(name);
        if (why) return keepUnwritten(key, value, base, why);
        const found = findField(data, named);
        if (!found) return putAside(name, named, value);
        // A file is read without the space that is typed between two words.
        const isInFile = (other: unknown) => isDeepStrictEqual(found.value, withoutEmpty(other));
        if (isInFile(value)) {
          journal.drop(key);
          return { state: "saved", at: now() };
        }
        if (isLate && !isInFile(base)) return putAside(name, named, value, changedMeanwhile);
        const edited =
          value === undefined
            ? removeValue(text, found.path)
            : setValue(text, found.path, withoutEmpty(value), fieldOrder(name, found.path.slice(0, -1)));
        const at = found.path;
        const question = isSure ? undefined : await askAboutPrice(name, named, at, value);
        const result = await write({
          sources,
          file,
          text: edited,
          key,
          at,
          typed: { value, base },
          question,
        });
        if (result.state !== "saved" || isInFile(base) || found.value === undefined) return result;
        // What was typed last holds, whether the other came from another window or a hand in the file.
        journal.setAside(key, labelOf(contentFiles[name], at), found.value);
        return { ...result, setAside: found.value };
      }),

    addEntry: ({ name, path: named, value, index, temporaryName }) =>
      inOrder(async () => {
        const key = keyOf(name, [...named, temporaryName]);
        const { sources, file, text, data, why } = await openFile(name);
        if (why) return keepUnwritten(key, value, undefined, why);
        const found = findField(data, named);
        if (!found) return putAside(name, [...named, temporaryName], value);
        const place = index ?? (Array.isArray(found.value) ? found.value.length : 0);
        const edited = insertEntry(text, found.path, place, value);
        const at = [...found.path, place];
        return write({ sources, file, text: edited, key, at, typed: { value } });
      }),

    removeEntries: (name, paths) =>
      inOrder(async () => {
        const { sources, file, text, why } = await openFile(name);
        if (why) return { state: "read-only", message: why };
        let edited = text;
        let at: FieldPath = [];
        // From the last one on: of two with the same name, the second goes by it once the first is gone.
        for (const named of paths.toReversed()) {
          const found = findField(parseSource(file, edited).data, named);
          if (found?.value === undefined) continue;
          at = found.path;
          edited = removeValue(edited, at);
        }
        const keys = paths.map((named) => keyOf(name, named));
        const [key = ""] = keys;
        if (edited !== text) {
          const result = await write({ sources, file, text: edited, key, at });
          if (result.state !== "saved") return result;
        }
        for (const kept of journal.allKept()) {
          if (keys.some((one) => isIn(kept.key, one))) journal.drop(kept.key);
        }
        return { state: "saved", at: now() };
      }),

    moveEntry: (name, named, index) =>
      inOrder(async () => {
        const { sources, file, text, data, why } = await openFile(name);
        if (why) return { state: "read-only", message: why };
        const found = findField(data, named);
        if (!found) return { state: "read-only", message: removedMeanwhile };
        const listPath = found.path.slice(0, -1);
        const edited = insertEntry(removeValue(text, found.path), listPath, index, found.value);
        const key = keyOfOrder(name, named.slice(0, -1));
        return write({ sources, file, text: edited, key, at: listPath });
      }),

    setArticle: ({ slug, text, base, others = new Map() }) =>
      inOrder(async () => {
        const file = articleFile(slug);
        const key = keyOfArticle(slug);
        const label = `Article: ${titleOfArticle(text ?? base ?? "") ?? slug}`;
        const why = await whyReadOnly();
        if (why && text !== undefined) return keepUnwritten(key, text, base, why);
        if (why) return { state: "read-only", message: why };
        const sources = await readDraft();
        const inFile = sources.get(file);
        if (inFile === text && others.size === 0) {
          journal.drop(key);
          return { state: "saved", at: now() };
        }
        if (inFile !== base) {
          if (text !== undefined) journal.setAside(key, label, text);
          journal.drop(key);
          return { state: "read-only", message: changedByHand };
        }
        const after = new Map(sources);
        const edited = new Map([...others, [file, text] as const]);
        for (const [name, content] of edited) {
          if (content === undefined) after.delete(name);
          else after.set(name, content);
        }
        const problem = await check(sources, after, { file, field: "" });
        if (problem) {
          const [change] = listChanges(sources, after).filter((one) => one.file === file);
          if (text !== undefined)
            journal.keep(key, text, { base, problem: change && { ...problem, change } });
          return { state: "invalid", at: now(), ...problem };
        }
        for (const name of edited.keys()) expectUnchanged(sources, name);
        for (const [name, content] of edited) {
          if (content !== undefined) writeText(name, content);
          else if (name === file) removeFile(name, sources, listChanges(sources, after));
          else rmSync(inFolder(name));
        }
        journal.drop(key);
        return { state: "saved", at: now() };
      }),

    takeFrom: (other, changes, pictures = new Map()) =>
      inOrder(async () => {
        const why = await whyReadOnly();
        if (why) return { state: "read-only", message: why };
        const sources = await readDraft();
        const result = takeChanges(other, sources, changes);
        const brought = takePictures(pictures, new Map(), changes);
        const problem = await check(sources, result, undefined, other, brought);
        if (problem) return { state: "invalid", at: now(), ...problem };
        const edited = [...new Set([...sources.keys(), ...result.keys()])].filter(
          (file) => result.get(file) !== sources.get(file),
        );
        for (const file of edited) expectUnchanged(sources, file);
        for (const file of edited) {
          const text = result.get(file);
          if (text === undefined) removeFile(file, sources, changes.flatMap(partsOf));
          else writeText(file, text);
        }
        await writePictures(project, pictures, changes);
        for (const change of changes.flatMap(partsOf)) journal.drop(change.id);
        return { state: "saved", at: now() };
      }),
  };
}

const changedByHand =
  "This article was changed elsewhere meanwhile, and I didn’t write over it. What you typed is kept in History.";

const removedMeanwhile = "It was removed meanwhile.";

const changedMeanwhile = "It was changed elsewhere meanwhile.";

/** The file was changed by hand while an edit of it was checked. */
class ChangedMeanwhile extends Error {
  override readonly name = "ChangedMeanwhile";
}

/** Starts an edit again if a file was changed by hand meanwhile. */
const untilWritten = <Result>(edit: () => Promise<Result>): Promise<Result> =>
  edit().catch((error: unknown) => {
    if (error instanceof ChangedMeanwhile) return untilWritten(edit);
    throw error;
  });
