import type { Content } from "../schema/content-files.ts";
import { type Compiled, compileContent, type Sources } from "./compile-content.ts";
import { readPictures } from "./pictures.ts";
import { readSources } from "./read-sources.ts";

/** Content that has been checked, and where it came from. */
export type CheckedContent = Pick<Compiled, "articles" | "articleTexts" | "photographs"> & {
  readonly content: Content;
  readonly sources: Sources;
};

/** Reads and compiles the content of the checkout. */
export async function readContent(): Promise<Compiled & { readonly sources: Sources }> {
  const sources = await readSources();
  return { ...compileContent(sources, { pictures: await readPictures() }), sources };
}
