/** The names and indexes that lead to a field of a content file. */
export type FieldPath = readonly (string | number)[];
