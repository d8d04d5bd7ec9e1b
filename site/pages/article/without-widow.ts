/**
 * Joins a short last word to the one before it, so that it doesn’t stand alone on a line. Long last words stay
 * free for balanced lines, and so do headings of two words.
 */
export const withoutWidow = (heading: string): string => heading.replace(/(?<=\s.*)\s(?=\S{1,6}$)/, "\u00a0");
