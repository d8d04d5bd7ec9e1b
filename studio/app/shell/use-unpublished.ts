/** What the frame says about publishing. */
export type Unpublished = {
  /** How many changes visitors don't see yet. */
  readonly count: number;
  /** When the site that visitors see was published, in milliseconds; undefined if never. */
  readonly liveSince: number | undefined;
};

export const useUnpublished = (): Unpublished => ({ count: 0, liveSince: undefined });
