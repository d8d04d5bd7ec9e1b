import { parse } from "yaml";
import { asRead } from "../../../content-model/compiler/as-read.ts";
import { type ContentName, contentFiles, pathOf } from "../../../content-model/schema/content-files.ts";
import { type FormPath, keyOf } from "../content/change.ts";
import { labelOf } from "../content/describe.ts";
import { removeValue, setValue } from "../content/edit-yaml.ts";
import { fieldOrder, findField, type Value } from "../content/entries.ts";
import { hasSameValue } from "../content/same-value.ts";
import { compareWithFile, compareWithKept, type FieldEdit, type FileState } from "./compare-with-file.ts";
import type { Journal } from "./journal.ts";
import { changedMeanwhile, inHistory, movedMeanwhile, type Unwritten } from "./unwritten.ts";
import type { EditResult, EditWriter, OpenedFile } from "./write-edit.ts";

/** Returns the function that writes what was typed into a field. */
export function createFieldEdit(writer: EditWriter, unwritten: Unwritten, journal: Journal) {
  return (edit: FieldEdit): Promise<EditResult> =>
    writer.enqueue(async () => {
      const result = await writeField(edit);
      if (result.state !== "saved") return result;
      // A new entry that is emptied again leaves its list.
      if (edit.value === undefined) unwritten.dropInside(edit.name, [edit.path]);
      await writeBeside(edit);
      return result;
    });

  /** Writes a value where its field is by now, unless another window has typed something else there that its file has none of. */
  async function writeField(edit: FieldEdit): Promise<EditResult> {
    const { name, value, base, isReplayed = false } = edit;
    const opened = await writer.open(name);
    if (opened.whyReadOnly)
      return unwritten.keep({ key: keyOf(name, edit.path), value, base }, opened.whyReadOnly);
    const inFile = compareWithFile(edit, opened.data);
    const { path } = inFile;
    if (inFile.kind === "gone")
      return unwritten.setAside(name, path, value, inFile.mayHaveMoved ? { why: movedMeanwhile } : {});
    const key = keyOf(name, path);
    const inJournal = compareWithKept(edit, journal.kept(key));
    if (inJournal.kind === "goes together")
      return writeField({ ...edit, value: inJournal.merged, shown: undefined });
    if (inJournal.kind === "another") {
      const label = labelOf(contentFiles[name], path);
      const replaced = isReplayed ? value : inJournal.value;
      if (replaced !== undefined) journal.setAside(key, label, replaced);
      if (isReplayed)
        return { state: "superseded", message: `${changedMeanwhile} ${inHistory}`, setAsideLabel: label };
    }
    return writeToFile(edit, opened, inFile);
  }

  /** Writes a value to its file, which may have another one there by now: the table in `compare-with-file.ts` says what holds. */
  async function writeToFile(
    { name, value, base, isReplayed = false, rejected }: FieldEdit,
    opened: OpenedFile,
    inFile: Exclude<FileState, { kind: "gone" }>,
  ): Promise<EditResult> {
    const { path } = inFile;
    const key = keyOf(name, path);
    if (inFile.kind === "same") {
      journal.drop(key);
      if (rejected) journal.resolve(key, rejected.value);
      return { state: "saved", at: writer.now() };
    }
    const at = inFile.found.path;
    const order = fieldOrder(name, at.slice(0, -1));
    if (inFile.kind === "changed") {
      // Each device may have taken out another day of a list, or corrected another field of a source.
      const both =
        inFile.merged !== undefined &&
        (await writer.writeData(opened, setValue(opened.text, at, inFile.merged, order), at));
      if (both && both.state === "saved") {
        journal.drop(key);
        return both;
      }
      // The window that has held it asks which of the two it shall be.
      if (isReplayed)
        return unwritten.setAside(name, path, value, { why: changedMeanwhile, isInConflict: true });
    }
    // Visitors' file may have it without a value, as `youtube:` is: then this is how it was.
    const isEmptyLive = value === undefined && (await liveValue(name, path)) === null;
    const edited =
      value === undefined && !isEmptyLive
        ? removeValue(opened.text, at)
        : setValue(opened.text, at, asRead(value ?? null), order);
    // What was typed last holds, whether the other came from another window or a hand in the file.
    const other = inFile.kind === "changed" ? inFile.found.value : undefined;
    const toSetAside =
      other === undefined
        ? []
        : [{ key, label: labelOf(contentFiles[name], path), value: other, isInConflict: true as const }];
    const typed = { key, value, base };
    const result = await writer.writeData(opened, edited, at, { typed, toSetAside });
    if (result.state !== "saved") return result;
    if (other !== undefined) return { ...result, conflict: { other } };
    if (rejected) journal.resolve(key, rejected.value);
    return result;
  }

  /** Returns a field's value in the file that visitors see. */
  async function liveValue(name: ContentName, named: FormPath): Promise<Value> {
    const text = (await writer.readLive()).get(pathOf(name));
    return text === undefined ? undefined : findField(name, parse(text), named)?.value;
  }

  /** Writes what was typed beside a field and wasn't valid until now: two may be right only together, as a first and a last day. */
  async function writeBeside({ name, path: named }: FieldEdit): Promise<void> {
    const { data } = await writer.open(name);
    const at = findField(name, data, named)?.path ?? [];
    for (const field of fieldOrder(name, at.slice(0, -1))) {
      const beside = [...named.slice(0, -1), field];
      const kept = journal.kept(keyOf(name, beside));
      if (!kept?.problem || field === named.at(-1)) continue;
      const inFile = findField(name, data, beside)?.value;
      if (hasSameValue(inFile, kept.base))
        await writeField({ name, path: beside, value: kept.value, base: kept.base });
    }
  }
}
