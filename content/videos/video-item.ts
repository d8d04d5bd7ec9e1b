/** A video of the library, which has a written version whether or not it has been filmed. */
export type VideoItem = {
  /** Its own address on a page: `/video-library#feel-rest`. Never change one that was published. */
  readonly slug: string;
  /**
   * The video's id on YouTube: the letters after `watch?v=` in its address, for example `aqz-KE-bpKQ`.
   * Empty until there is one; the written version stands in for it.
   */
  readonly id: string;
  /** The day on which the video was published, as year-month-day. Needed once there is an id. */
  readonly published: string;
  readonly title: string;
  readonly description: string;
  readonly minutes: number;
  /** A picture of your own, as a path under `public/photos/`. Empty: the print that was cut for it. */
  readonly thumbnail: string;
};

/** One step of a practice. */
export type PracticeStep = {
  /** When it begins, in seconds from the start. */
  readonly at: number;
  readonly heading: string;
  readonly text: string;
  /** For when that does not work. */
  readonly otherwise?: string;
};

/** A practice to follow, and the same in writing. */
export type Practice = VideoItem & {
  /** When to choose it, in the visitor's words. */
  readonly goodFor: string;
  readonly written: {
    /** A real moment, before any technique. */
    readonly moment: string;
    readonly steps: readonly PracticeStep[];
    /** How to take it along into the day. */
    readonly takeAlong: { readonly heading: string; readonly text: string };
  };
};

/** A short talk, and what it says in writing. */
export type Lesson = VideoItem & {
  readonly written: {
    readonly moment: string;
    readonly parts: readonly { readonly heading: string; readonly text: string }[];
    /** Something to do with it, at once. */
    readonly tryThis: string;
  };
};
