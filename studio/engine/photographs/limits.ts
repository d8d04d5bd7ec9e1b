/** What a camera makes has at most some twenty megabytes. */
export const largestPhotograph = 30 * 1024 * 1024;

/** What the owner reads about a larger file. */
export const photographTooLarge =
  "This file is too large: a photograph may have 30 MB at most. Export it in a smaller size, and choose that one.";
