/**
 * Joins a short last word to a short one before it, so that it doesn’t stand alone on a line. Long words stay free for
 * balanced lines and narrow screens, and so do headings of two words.
 */
export const withoutWidow = (heading: string): string =>
  heading.replace(/(?<=\s\S{1,8})\s(?=\S{1,6}$)/, "\u00a0");
