/* Unlike `Math.max(...values)`, these take as many values as there are: a call takes some hundred thousand arguments. */

/** Returns the greatest of some numbers; -Infinity for none. */
export const greatest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);

/** Returns the least of some numbers; Infinity for none. */
export const least = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.min(most, value), Number.POSITIVE_INFINITY);
