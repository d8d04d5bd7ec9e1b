/** What a camera makes has at most some twenty megabytes. */
export const largestPhotograph = 30 * 1024 * 1024;

/** What the owner reads about a larger file. */
export const photographTooLarge =
  "This file is larger than 30 MB. Export it as a JPEG, or in a smaller size, and choose that one.";
