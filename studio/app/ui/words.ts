/** Lowers the first letter, for a title within a sentence. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Raises the first letter, for words that begin a sentence. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const small = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Returns a number in words up to twelve, and in figures above. */
export const countWords = (count: number): string => small[count] ?? String(count);
