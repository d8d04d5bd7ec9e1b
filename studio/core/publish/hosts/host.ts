/** A built and checked state, ready for the web. */
export type BuiltState = {
  /** The folder of the checkout in which it was built; its `build/release` is what a server needs. */
  readonly folder: string;
  /** The id of the content's state. */
  readonly state: string;
  /** The id of its pages: they depend on the day, too. */
  readonly release: string;
};

/** Where the site is put. */
export type Host = {
  /** As in “Your server has the files”. */
  readonly name: string;
  /** Where visitors see the site. */
  readonly url: string;
  /**
   * Puts a state on the web: visitors see it whole, or the site as before. Putting the same one again changes nothing.
   *
   * @throws NotPut
   */
  readonly put: (built: BuiltState) => Promise<void>;
};

/** A state that the host didn't take; visitors see the site as before. */
export class NotPut extends Error {
  /** The exact output of the program that failed. */
  readonly printed: string;

  constructor(sentence: string, printed: string) {
    super(sentence);
    this.printed = printed;
  }
}

/** Whether others can reach a site at an address; one on this computer is for its owner to look at. */
export const isPublic = (url: string): boolean =>
  !["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
