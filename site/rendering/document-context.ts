import { createContext } from "react";

/** Where browsers find an island. */
export type IslandUrls = {
  /** Its own module, followed by those that must be there before it starts. */
  readonly modules: readonly string[];
  /** The URLs of what its modules import by name. */
  readonly imports: Readonly<Record<string, string>>;
};

/** One rendering of a document. */
export type DocumentRendering = {
  readonly island: (name: string) => IslandUrls;
  /** The URL path, which links compare themselves to. */
  readonly path: string;
  /** The scripts in the document. Its content security policy allows these and no others. */
  readonly scripts: Set<string>;
  /** Styles that the document needs besides those of its parts. */
  readonly styles: Set<string>;
  /** What the islands on the page import, as far as it is rendered. */
  readonly imports: Map<string, string>;
};

/** Provided by `site.tsx`. Documents are only ever rendered on the server. */
export const DocumentContext = createContext<DocumentRendering>({
  island: () => ({ modules: [], imports: {} }),
  path: "",
  scripts: new Set(),
  styles: new Set(),
  imports: new Map(),
});
