import { createContext } from "react";

/** Where browsers find an island. */
export type IslandUrls = {
  /** Its own module, followed by those that must be there before it starts. */
  readonly modules: readonly string[];
  /** The URLs of what its modules import by name. */
  readonly imports: Readonly<Record<string, string>>;
};

/** What a document needs to know about its build. */
export type DocumentAssets = {
  /** The styles of the page. */
  readonly css: string;
  readonly island: (name: string) => IslandUrls;
};

/** One rendering of a document. */
export type DocumentRendering = DocumentAssets & {
  /** The URL path, which links compare themselves to. */
  readonly path: string;
  /** What the document says inline. Its content security policy allows these texts and no others. */
  readonly inline: { readonly scripts: Set<string>; readonly styles: Set<string> };
  /** What the islands on the page import, as far as it is rendered. */
  readonly imports: Map<string, string>;
};

/** Provided by `site.tsx`. Documents are only ever rendered on the server. */
export const DocumentContext = createContext<DocumentRendering>({
  css: "",
  island: () => ({ modules: [], imports: {} }),
  path: "",
  inline: { scripts: new Set(), styles: new Set() },
  imports: new Map(),
});
