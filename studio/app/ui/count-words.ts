const small = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Returns a number in words up to twelve, and in figures above. */
export const countWords = (count: number): string => small[count] ?? String(count);
