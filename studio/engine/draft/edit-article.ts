import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { mergeArticle } from "../articles/merge-article.ts";
import { articleFile, keyOfArticle, titleOfArticle } from "../articles/names.ts";
import type { Journal } from "./journal.ts";
import { changedMeanwhile, inHistory, type Unwritten } from "./unwritten.ts";
import type { EditResult, EditWriter } from "./write-edit.ts";

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

/**
 * Returns the function that writes an article. What its file has got elsewhere meanwhile stays beside what was typed. If both
 * changed its words, the file holds, and what was typed is set aside.
 */
export function createArticleEdit(writer: EditWriter, unwritten: Unwritten, journal: Journal) {
  return ({ slug, text: own, base, others = () => new Map() }: ArticleEdit): Promise<EditResult> =>
    writer.enqueue(async () => {
      const file = articleFile(slug);
      const key = keyOfArticle(slug);
      const label = `Article: ${titleOfArticle(own ?? base ?? "") ?? slug}`;
      const typed = own === undefined ? undefined : { key, value: own, base };
      const why = await writer.whyReadOnly();
      if (why) return typed ? unwritten.keep(typed, why) : { state: "read-only", message: why };
      const sources = await writer.sources();
      const inFile = sources.get(file);
      const isOther = inFile !== base && inFile !== own;
      const canMerge = own !== undefined && base !== undefined && inFile !== undefined;
      const merged = isOther && canMerge ? mergeArticle({ base, typed: own, inFile }) : undefined;
      if (isOther && merged === undefined) {
        if (!typed) return { state: "superseded", message: changedMeanwhile };
        journal.setAside(key, label, own);
        journal.drop(key);
        return { state: "superseded", message: inFile === undefined ? articleRemoved : articleChanged };
      }
      const text = merged?.text ?? own;
      const after = new Map(sources);
      for (const [name, content] of [[file, text] as const, ...others(sources)]) {
        if (content === undefined) after.delete(name);
        else after.set(name, content);
      }
      // What the file had may never have been published.
      const toSetAside = typed && !merged?.hasConflict ? [] : [{ key, label, value: inFile }];
      const edit = { sources, after, edited: { file, field: "" }, toSetAside, ...(typed && { typed }) };
      const result = await writer.write(edit);
      if (result.state !== "saved") return result;
      if (!typed) unwritten.setAsideKept(key, label);
      return { ...result, ...(merged && { merged: merged.text }) };
    });
}

const articleChanged = `This article was changed elsewhere, and I didn’t write over it. ${inHistory}`;

const articleRemoved = `This article was removed elsewhere. ${inHistory}`;
