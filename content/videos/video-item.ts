/** A video with a written version, which exists even before the video does. */
export type VideoItem = {
  /** The fragment of its URL: `/video-library#feel-rest`. Never change a published slug. */
  readonly slug: string;
  /**
   * The YouTube id: the characters after `watch?v=` in the URL, for example `aqz-KE-bpKQ`. If empty, the page
   * leads to the written version.
   */
  readonly id: string;
  /** Publication date, as year-month-day. Required if there is an id. */
  readonly published: string;
  readonly title: string;
  readonly description: string;
  readonly minutes: number;
  /** Path of your own picture under `public/photos/`. If empty, the site's print is shown. */
  readonly thumbnail: string;
};

/** A step of a practice. */
export type PracticeStep = {
  /** Start, in seconds from the beginning of the practice. */
  readonly at: number;
  readonly heading: string;
  readonly text: string;
  /** An alternative if the step doesn't work. */
  readonly otherwise?: string;
};

/** A guided practice, with its written version. */
export type Practice = VideoItem & {
  /** When to choose it, in the visitor's words. */
  readonly goodFor: string;
  readonly written: {
    /** An everyday moment, as an opening. */
    readonly moment: string;
    readonly steps: readonly PracticeStep[];
    /** How to use it during the day. */
    readonly takeAlong: { readonly heading: string; readonly text: string };
  };
};

/** A short lesson, with its written version. */
export type Lesson = VideoItem & {
  readonly written: {
    readonly moment: string;
    readonly parts: readonly { readonly heading: string; readonly text: string }[];
    /** An exercise. */
    readonly tryThis: string;
  };
};
