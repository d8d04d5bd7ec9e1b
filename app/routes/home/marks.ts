/** How many marks the pictures of the Tuesday are made of: one count in words, markup and pictures. */
const each = 70;

export const marks = { see: each, hear: each, feel: each, all: 3 * each } as const;
