/** How fast an article is read. */
export const wordsPerMinute = 225;
