import type { ServedFile } from "../files/file-index.ts";
import type { SiteBuild } from "../site-build.ts";

/** The parts of the build that the functions need, as JSON. The edge has no files to read, and serves the pages itself. */
export type EdgeBuild = Omit<SiteBuild, "files" | "pages" | "notFoundPage"> & {
  readonly pages: readonly string[];
  readonly notFoundPage?: Omit<ServedFile, "variants"> & { readonly html: string };
};

/** Converts a build to JSON. */
export function packBuild({ files: _, pages, notFoundPage, ...build }: SiteBuild): EdgeBuild {
  const packed = { ...build, pages: [...pages] };
  if (!notFoundPage) return packed;
  const { variants, ...page } = notFoundPage;
  return { ...packed, notFoundPage: { ...page, html: variants[0].body.toString("utf8") } };
}

/** Converts it back. The host compresses by itself. */
export function unpackBuild({ pages, notFoundPage, ...build }: EdgeBuild): SiteBuild {
  const unpacked = { ...build, files: new Map(), pages: new Set(pages) };
  if (!notFoundPage) return { ...unpacked, notFoundPage };
  const { html, ...page } = notFoundPage;
  const variants = [{ encoding: undefined, etag: "", body: Buffer.from(html) }] as const;
  return { ...unpacked, notFoundPage: { ...page, variants } };
}
