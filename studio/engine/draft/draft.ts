import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import type { FieldPath } from "../../../content-model/compiler/field-at.ts";
import { fieldName } from "../../../content-model/compiler/problem.ts";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { parseSource, withoutEmpty } from "../../../content-model/compiler/source-file.ts";
import { readableText, writtenLike } from "../../../content-model/compiler/text-file.ts";
import { type ContentName, contentFiles, pathOf } from "../../../content-model/schema/content-files.ts";
import { replaceFile } from "../../../system/files.ts";
import { leadAwayFromGone } from "../articles/lead-away.ts";
import { mergeArticle } from "../articles/merge-article.ts";
import { articleFile, keyOfArticle, titleOfArticle } from "../articles/names.ts";
import {
  type Change,
  type FieldRef,
  fieldOfKey,
  isIn,
  keyOf,
  type NamedPath,
  partsOf,
} from "../content/change.ts";
import { labelOf, unreadableWords } from "../content/describe.ts";
import { insertEntry, removeValue, setValue } from "../content/edit-yaml.ts";
import { fieldOrder, findField, pathWhenMoved, type Value } from "../content/entries.ts";
import { listChanges } from "../content/list-changes.ts";
import { followPath } from "../content/moved-entries.ts";
import { takeChanges, valuesGone } from "../content/take-changes.ts";
import type { Snapshot } from "../content/whole-changes.ts";
import { type PictureIds, removePictures, takePictures, writePictures } from "../pictures.ts";
import type { Project } from "../project.ts";
import { createQueue } from "../queue.ts";
import { createChecker, type Edited, type EditProblem, type EditRule } from "./check-draft.ts";
import { compareWithFile, type FieldEdit } from "./compare-with-file.ts";
import type { Journal, JournalEntry, OtherValue, SetAside } from "./journal.ts";
import { isEqual, mergeGroups } from "./merge-groups.ts";

/** An entry typed for a list. */
export type NewEntry = FieldRef & {
  readonly value: unknown;
  /** Its place; at the end by default. */
  readonly index?: number | undefined;
  /** What the window calls it until it is in the file, unique in the list. */
  readonly temporaryName: string;
};

/** An entry, its list and its place there. */
export type PlacedEntry = { readonly path: NamedPath; readonly value: unknown; readonly index: number };

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
  /** The file can't be written now, or lacks what the value belongs to. What was typed is kept, or set aside. */
  | {
      readonly state: "read-only";
      readonly message: string;
      /** What was typed into, in words, if that is gone or another entry may stand in its place: nothing on the screen is it. */
      readonly setAside?: string | undefined;
    };

/** An article as it was typed. */
export type ArticleEdit = {
  readonly slug: string;
  /** Undefined removes it. */
  readonly text: string | undefined;
  /** The text that the window saw before; undefined if there was no such article. */
  readonly base: string | undefined;
  /** Returns what else changes with it, such as redirects, by path, as the files are then. Undefined removes one. */
  readonly others?: (sources: Sources) => ReadonlyMap<string, string | undefined>;
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

/** What becomes of the files by an edit. */
type Edit = {
  readonly sources: Sources;
  readonly after: Sources;
  readonly edited?: Edited;
  /** Another state that values are taken from, and the pictures that come from there. */
  readonly takenFrom?: Sources;
  readonly brought?: PictureIds;
  /** What was typed: kept if it isn't valid. An entry that is moved or removed was valid before. */
  readonly typed?: Pick<JournalEntry, "key" | "value" | "base">;
  /** What would be in no file any more. */
  readonly setsAside?: readonly Omit<SetAside, "at">[];
};

/** A file that is opened for an edit. */
type Opened = {
  readonly sources: Sources;
  readonly file: string;
  readonly text: string;
  readonly data: Value;
  /** Why it can't be edited. */
  readonly why: string | undefined;
};

export type Draft = ReturnType<typeof createDraft>;

/** The drafted content: the files of the working tree. Edits are written one after the other. */
export function createDraft({
  project,
  journal,
  now = Date.now,
  whyReadOnly = async () => undefined,
  readLive = async () => new Map(),
  rule,
}: DraftOptions) {
  const check = createChecker(project.folder, now, rule);
  const queue = createQueue();
  /** A save never overtakes another. */
  const inOrder = (edit: () => Promise<EditResult>) => queue(() => untilWritten(edit));
  const readDraft = () => readSources(project.folder);

  return {
    sources: readDraft,

    setField: (edit: FieldEdit) =>
      inOrder(async () => {
        const result = await writeField(edit);
        if (result.state !== "saved") return result;
        // A new entry that is emptied again leaves its list.
        if (edit.value === undefined) dropInside(edit.name, [edit.path]);
        await writeBeside(edit);
        return result;
      }),

    addEntry: ({ name, path: named, value, index, temporaryName }: NewEntry) =>
      inOrder(async () => {
        const typed = { key: keyOf(name, [...named, temporaryName]), value };
        const opened = await openFile(name);
        if (opened.why) return keepUnwritten(typed, opened.why);
        const found = findField(name, opened.data, named);
        if (!found) return setAsideTyped(name, [...named, temporaryName], value);
        // It was written before its answer was lost: a list with the same entry twice says nothing more.
        const entries = Array.isArray(found.value) ? found.value : [];
        if (entries.some((entry) => isDeepStrictEqual(entry, withoutEmpty(value)))) {
          journal.drop(typed.key);
          return { state: "saved", at: now() };
        }
        const place = index ?? entries.length;
        const edited = insertEntry(opened.text, found.path, place, value);
        const result = await writeData(opened, edited, [...found.path, place], { typed });
        if (result.state === "saved") followEntries(name, named, withNewAt(place));
        return result;
      }),

    /** Returns entries to lists, such as those that an undo brings back: all of them, or none. */
    addEntries: (name: ContentName, added: readonly PlacedEntry[]) =>
      inOrder(async () => {
        const opened = await openFile(name);
        if (opened.why) return { state: "read-only", message: opened.why };
        let edited = opened.text;
        const placed: PlacedEntry[] = [];
        let at: FieldPath = [];
        for (const { path: list, value, index } of added) {
          const found = findField(name, parseSource(opened.file, edited).data, list);
          if (!found) return { state: "read-only", message: removedMeanwhile };
          const entries = Array.isArray(found.value) ? found.value : [];
          // Another device may have brought it back.
          if (entries.some((entry) => isDeepStrictEqual(entry, withoutEmpty(value)))) continue;
          const place = Math.min(index, entries.length);
          at = [...found.path, place];
          edited = insertEntry(edited, found.path, place, value);
          placed.push({ path: list, value, index: place });
        }
        const result = await writeData(opened, edited, at);
        if (result.state !== "saved") return result;
        for (const { path: list, index } of placed) followEntries(name, list, withNewAt(index));
        return result;
      }),

    /** Removes entries of lists, and what is kept of them: all of them, or none. */
    removeEntries: (name: ContentName, shown: readonly NamedPath[], seen?: unknown) =>
      inOrder(async () => {
        const opened = await openFile(name);
        const { file, text, why } = opened;
        if (why) return { state: "read-only", message: why };
        const paths = shown.flatMap((one) => placeNow(opened, name, one, seen) ?? []);
        let edited = text;
        const removed: { readonly list: NamedPath; readonly at: FieldPath }[] = [];
        // From the last one on: of two with the same name, the second goes by it once the first is gone.
        for (const named of paths.toReversed()) {
          const found = findField(name, parseSource(file, edited).data, named);
          if (found?.value === undefined) continue;
          removed.push({ list: named.slice(0, -1), at: found.path });
          edited = removeValue(edited, found.path);
        }
        const result = await writeData(opened, edited, removed.at(-1)?.at ?? []);
        if (result.state !== "saved") return result;
        dropInside(name, paths);
        for (const { list, at } of removed) followEntries(name, list, withoutPlace(Number(at.at(-1))));
        return result;
      }),

    /** Moves an entry to another place of its list, or into another list of its file: it is never in both. */
    moveEntry: (name: ContentName, shown: NamedPath, index: number, seen?: unknown, to?: NamedPath) =>
      inOrder(async () => {
        const opened = await openFile(name);
        if (opened.why) return { state: "read-only", message: opened.why };
        const [named] = placeNow(opened, name, shown, seen) ?? [];
        const found = named && findField(name, opened.data, named);
        if (!found) return { state: "read-only", message: removedMeanwhile };
        const list = to ?? found.path.slice(0, -1);
        const edited = insertEntry(removeValue(opened.text, found.path), list, index, found.value);
        const result = await writeData(opened, edited, list);
        if (result.state !== "saved") return result;
        const old = Number(found.path.at(-1));
        const from = named.slice(0, -1);
        if (to) {
          followEntries(name, to, withNewAt(index));
          journal.rename((key) => keyWhenMoved(key, keyOf(name, named), keyOf(name, [...to, String(index)])));
          followEntries(name, from, withoutPlace(old));
        } else {
          followEntries(name, from, (place) =>
            place === old ? index : withNewAt(index)(withoutPlace(old)(place)),
          );
        }
        return result;
      }),

    /**
     * Writes an article. What its file has got elsewhere meanwhile stays beside what was typed. If both changed its words, the file
     * holds, and what was typed is set aside.
     */
    setArticle: ({ slug, text: own, base, others = () => new Map() }: ArticleEdit) =>
      inOrder(async () => {
        const file = articleFile(slug);
        const key = keyOfArticle(slug);
        const label = `Article: ${titleOfArticle(own ?? base ?? "") ?? slug}`;
        const typed = own === undefined ? undefined : { key, value: own, base };
        const why = await whyReadOnly();
        if (why) return typed ? keepUnwritten(typed, why) : { state: "read-only", message: why };
        const sources = await readDraft();
        const inFile = sources.get(file);
        const isOther = inFile !== base && inFile !== own;
        const canMerge = own !== undefined && base !== undefined && inFile !== undefined;
        const merged = isOther && canMerge ? mergeArticle({ base, typed: own, inFile }) : undefined;
        if (isOther && merged === undefined) {
          if (!typed) return { state: "read-only", message: changedMeanwhile };
          journal.setAside(key, label, own);
          journal.drop(key);
          return { state: "read-only", message: inFile === undefined ? articleRemoved : articleChanged };
        }
        const text = merged?.text ?? own;
        const after = new Map(sources);
        for (const [name, content] of [[file, text] as const, ...others(sources)]) {
          if (content === undefined) after.delete(name);
          else after.set(name, content);
        }
        // It may never have been published.
        const setsAside = typed && !merged?.hasConflict ? [] : [{ key, label, value: inFile }];
        const edit = { sources, after, edited: { file, field: "" }, setsAside, ...(typed && { typed }) };
        const result = await write(edit);
        if (result.state !== "saved") return result;
        if (!typed) setAsideKept(key, label);
        return { ...result, ...(merged && { merged: merged.text }) };
      }),

    /**
     * Copies the values and pictures of changes from another state, such as what is live, into the files. An article that the
     * other state lacks is taken out. What only the draft had there, in its files or typed, goes to History.
     *
     * @param isThrownAway the caller keeps what the files had
     */
    takeFrom: (other: Snapshot, changes: readonly Change[], { isThrownAway = false } = {}) =>
      inOrder(async () => {
        const why = await whyReadOnly();
        if (why) return { state: "read-only", message: why };
        const sources = await readDraft();
        const live = await readLive();
        const after = leadAwayFromGone(sources, takeChanges(other.sources, sources, changes), live);
        const setsAside = isThrownAway ? [] : valuesGone(sources, after, live);
        const brought = takePictures(other.pictures, new Map(), changes);
        const result = await write({ sources, after, takenFrom: other.sources, brought, setsAside });
        if (result.state !== "saved") return result;
        await removePictures(project, other.pictures, changes);
        for (const { id, label } of changes.flatMap(partsOf)) setAsideKept(id, label);
        return result;
      }),
  };

  async function writeField(edit: FieldEdit): Promise<EditResult> {
    const { name, value, base, shown, isLate = false, rejected } = edit;
    const opened = await openFile(name);
    if (opened.why) return keepUnwritten({ key: keyOf(name, edit.path), value, base }, opened.why);
    const inFile = compareWithFile(edit, opened.data);
    const { path } = inFile;
    const key = keyOf(name, path);
    if (inFile.kind === "gone")
      return setAsideTyped(name, path, value, inFile.mayHaveMoved ? { why: movedMeanwhile } : {});
    const kept = journal.kept(key);
    const isAsShown = (one: unknown) => isEqual(one, shown?.value);
    if (shown && kept && !isAsShown(kept.value) && !isEqual(kept.value, value)) {
      // Another window has typed there since, and its file has none of it yet.
      const merged = isAsShown(value) ? kept.value : mergeGroups(shown.value, value ?? {}, kept.value);
      if (merged !== undefined) return writeField({ ...edit, value: merged, shown: undefined });
      const label = labelOf(contentFiles[name], path);
      const replaced = isLate ? value : kept.value;
      if (replaced !== undefined) journal.setAside(key, label, replaced);
      if (isLate) return { state: "read-only", message: `${changedMeanwhile} ${inHistory}`, setAside: label };
    }
    if (inFile.kind === "same") {
      journal.drop(key);
      if (rejected) journal.resolve(key, rejected.value);
      return { state: "saved", at: now() };
    }
    const at = inFile.found.path;
    const order = fieldOrder(name, at.slice(0, -1));
    if (inFile.kind === "changed") {
      // Sundays that were closed on two devices are both closed; of a source, each device may have corrected another field.
      const both =
        inFile.merged !== undefined &&
        (await writeData(opened, setValue(opened.text, at, inFile.merged, order), at));
      if (both && both.state === "saved") {
        journal.drop(key);
        return both;
      }
      // The window that has held it asks which of the two it shall be.
      if (isLate) return setAsideTyped(name, path, value, { why: changedMeanwhile, isInConflict: true });
    }
    // Visitors' file may have it without a value, as `youtube:` is: then this is how it was.
    const isEmptyLive = value === undefined && (await liveValue(name, path)) === null;
    const edited =
      value === undefined && !isEmptyLive
        ? removeValue(opened.text, at)
        : setValue(opened.text, at, withoutEmpty(value ?? null), order);
    // What was typed last holds, whether the other came from another window or a hand in the file.
    const other = inFile.kind === "changed" ? inFile.found.value : undefined;
    const setsAside =
      other === undefined
        ? []
        : [{ key, label: labelOf(contentFiles[name], path), value: other, isInConflict: true as const }];
    const typed = { key, value, base };
    const result = await writeData(opened, edited, at, { typed, setsAside });
    if (result.state !== "saved") return result;
    if (other !== undefined) return { ...result, conflict: { other } };
    if (rejected) journal.resolve(key, rejected.value);
    return result;
  }

  /** Returns where an entry that a window shows is by now, in a list of one; undefined if it is gone. */
  function placeNow(
    { data }: Opened,
    name: ContentName,
    shown: NamedPath,
    seen: unknown,
  ): [NamedPath] | undefined {
    if (seen === undefined) return [shown];
    const now = followPath(name, seen, data, shown);
    return now && !now.isGuess ? [now.path] : undefined;
  }

  /** Returns a field's value in the file that visitors see. */
  async function liveValue(name: ContentName, named: NamedPath): Promise<Value> {
    const text = (await readLive()).get(pathOf(name));
    return text === undefined ? undefined : findField(name, parse(text), named)?.value;
  }

  /** Writes what was typed beside a field and wasn't valid until now: two may be right only together, as a first and a last day. */
  async function writeBeside({ name, path: named }: FieldEdit): Promise<void> {
    const { data } = await openFile(name);
    const at = findField(name, data, named)?.path ?? [];
    for (const field of fieldOrder(name, at.slice(0, -1))) {
      const beside = [...named.slice(0, -1), field];
      const kept = journal.kept(keyOf(name, beside));
      if (!kept?.problem || field === named.at(-1)) continue;
      const inFile = findField(name, data, beside)?.value;
      if (isDeepStrictEqual(inFile, withoutEmpty(kept.base)))
        await writeField({ name, path: beside, value: kept.value, base: kept.base });
    }
  }

  /** Reads a file for an edit, and why it can't be edited. */
  async function openFile(name: ContentName): Promise<Opened> {
    const sources = await readDraft();
    const file = pathOf(name);
    const text = sources.get(file) ?? "";
    const { data, problems } = parseSource(file, text);
    const [broken] = problems;
    const why = (await whyReadOnly()) ?? (broken && unreadableWords(name, broken));
    return { sources, file, text, data, why };
  }

  /** Keeps what can't be written now. What was typed there before and isn't valid is in no file, either. */
  function keepUnwritten({ key, value, base }: NonNullable<Edit["typed"]>, message: string): EditResult {
    journal.keep(key, value, { base, problem: journal.kept(key)?.problem });
    return { state: "read-only", message };
  }

  /** Sets aside what was typed into something that its file no longer has, or has otherwise by now. */
  function setAsideTyped(
    name: ContentName,
    named: NamedPath,
    value: unknown,
    { why = removedMeanwhile, ...more }: Pick<SetAside, "isInConflict"> & { readonly why?: string } = {},
  ): EditResult {
    const key = keyOf(name, named);
    const label = labelOf(contentFiles[name], named);
    if (value !== undefined) journal.setAside(key, label, value, more);
    journal.drop(key);
    const message = value === undefined ? why : `${why} ${inHistory}`;
    return { state: "read-only", message, ...(!more.isInConflict && { setAside: label }) };
  }

  /** Forgets what is typed into what was removed: it belongs to nothing any more. */
  function dropInside(name: ContentName, paths: readonly NamedPath[]): void {
    for (const { key } of journal.allKept()) {
      if (paths.some((named) => isIn(key, keyOf(name, named)))) journal.drop(key);
    }
  }

  /** Has what isn't in the file follow the entry that it was typed into, if forms know that by its position. */
  function followEntries(name: ContentName, list: NamedPath, placeNow: (place: number) => number): void {
    journal.rename((key) => {
      const field = fieldOfKey(key);
      return field.name === name ? keyOf(name, pathWhenMoved(name, field.path, list, placeNow)) : key;
    });
  }

  /** Sets aside what is kept at a key: what it belongs to has changed as a whole. */
  function setAsideKept(key: string, label: string): void {
    const kept = journal.kept(key);
    if (!kept) return;
    journal.setAside(key, label, kept.value);
    journal.drop(key);
  }

  /** Writes a file of data. What visitors see may be put back, such as a term that has begun. */
  async function writeData(
    { sources, file }: Opened,
    text: string,
    at: FieldPath,
    more?: Pick<Edit, "typed" | "setsAside">,
  ): Promise<EditResult> {
    return write({
      sources,
      after: new Map(sources).set(file, text),
      edited: { file, field: fieldName(at) },
      takenFrom: await readLive(),
      ...more,
    });
  }

  /** Writes what an edit changes if that brings no new error. */
  async function write(edit: Edit): Promise<EditResult> {
    const { sources, after, edited, typed, takenFrom, brought, setsAside = [] } = edit;
    const problem = await check({ before: sources, after, edited, takenFrom, brought });
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
    if (brought) await writePictures(project, brought);
    for (const file of files) expectUnchanged(sources, file);
    for (const { key, label, value, isInConflict } of setsAside)
      journal.setAside(key, label, value, isInConflict && { isInConflict });
    for (const file of files) {
      const text = after.get(file);
      if (text === undefined) rmSync(inFolder(file));
      else replaceFile(inFolder(file), writtenLike(bytesOf(file), text));
    }
    if (typed) journal.drop(typed.key);
    return { state: "saved", at: now() };
  }

  /** @throws ChangedMeanwhile if a file isn't as it was read: writing would lose an edit by hand */
  function expectUnchanged(sources: Sources, file: string): void {
    const text = bytesOf(file);
    if ((text && readableText(text)) !== sources.get(file)) throw new ChangedMeanwhile();
  }

  function bytesOf(file: string): string | undefined {
    return existsSync(inFolder(file)) ? readFileSync(inFolder(file), "utf8") : undefined;
  }

  function inFolder(file: string): string {
    return path.join(project.folder, file);
  }
}

/** Returns the key of what is kept of an entry once that has moved into another list. */
const keyWhenMoved = (key: string, from: string, to: string) =>
  isIn(key, from) ? to + key.slice(from.length) : key;

/** Returns where an entry stands once there is a new one at a place. */
const withNewAt = (index: number) => (place: number) => (place < index ? place : place + 1);

/** Returns where an entry stands once the one at a place is gone. */
const withoutPlace = (index: number) => (place: number) => (place > index ? place - 1 : place);

const inHistory = "What you typed is kept in History.";

const articleChanged = `This article was changed elsewhere, and I didn’t write over it. ${inHistory}`;

const articleRemoved = `This article was removed elsewhere. ${inHistory}`;

const removedMeanwhile = "It was removed elsewhere.";

const changedMeanwhile = "It was changed elsewhere.";

/** Of what goes by its position, the studio can't tell which. */
const movedMeanwhile = "It was changed, moved or removed elsewhere.";

/** The file was changed by hand while an edit of it was checked. */
class ChangedMeanwhile extends Error {
  override readonly name = "ChangedMeanwhile";
}

/** Starts an edit again if a file was changed by hand meanwhile. */
const untilWritten = (edit: () => Promise<EditResult>): Promise<EditResult> =>
  edit().catch((error: unknown) => {
    if (error instanceof ChangedMeanwhile) return untilWritten(edit);
    throw error;
  });
