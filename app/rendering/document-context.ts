import { createContext } from "react";

/** What a document needs to know about its build. */
export type DocumentAssets = {
  /** The styles of the page's routes; empty in development, where Vite links them. */
  readonly css: string;
  /** Returns the URL of an island's browser entry, followed by those of its static imports. */
  readonly islandModules: (name: string) => readonly string[];
  /** The URL of the Fast Refresh runtime, in development. */
  readonly refreshRuntime?: string | undefined;
};

/** Provided by `entry.server.tsx`. Documents are only ever rendered on the server. */
export const DocumentContext = createContext<DocumentAssets>({ css: "", islandModules: () => [] });
