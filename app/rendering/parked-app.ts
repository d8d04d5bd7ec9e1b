/** What a page needs to know to start React, later. */
export type ParkedApp = {
  /** React Router's list of routes: those of this page, for it never shows another. */
  readonly manifest: object;
  /** Every route of this page with its modules. */
  readonly routes: readonly (readonly [id: string, modules: readonly string[]])[];
  readonly entry: string;
  /** All that those import. */
  readonly preload: readonly string[];
  /** What the framework's own scripts would have put into the page: its settings and its stream. */
  readonly context: object;
  readonly chunks: readonly string[];
};
