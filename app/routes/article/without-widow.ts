/** A heading whose last two words stay together. One of two words may break between them. */
export const withoutWidow = (heading: string): string => heading.replace(/(?<=\s.*)\s(?=\S+$)/, "\u00a0");
