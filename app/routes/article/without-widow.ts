/**
 * A heading whose last word is kept with the one before it, where it is short: long ones can stand alone, and
 * lines that are balanced need them free. One of two words may break between them.
 */
export const withoutWidow = (heading: string): string => heading.replace(/(?<=\s.*)\s(?=\S{1,6}$)/, "\u00a0");
