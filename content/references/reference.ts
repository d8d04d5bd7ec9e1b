/** Where a source can be read: a DOI, a URL, or print only. */
type Place =
  | { /** Without the resolver's address. */ readonly doi: string; readonly url?: never }
  | { readonly url: string; readonly doi?: never }
  | { readonly doi?: never; readonly url?: never };

/** A source that the articles cite. */
export type Reference = Place & {
  /** Family name and initials, up to three authors, then "et al." */
  readonly authors: string;
  /** Year of final publication, if known. */
  readonly year?: number;
  readonly title: string;
  /** Full name of the journal, publisher or site. */
  readonly container: string;
  /** For example "18(1), e1003481" or "356, 208–220". */
  readonly locator?: string;
  /** What a reader should know, above all conflicts of interest. No full stop. */
  readonly remark?: string;
};
