/** The number of marks of each kind in the pictures of the day. */
const each = 70;

export const marks = { see: each, hear: each, feel: each, all: 3 * each } as const;
