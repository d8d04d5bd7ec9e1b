/** The time, in milliseconds since 1970. A port, so that tests can set it. */
export type Clock = () => number;

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Nothing here is older than the site itself. An earlier time was told by a clock that was wrong. */
export const beginning = Date.UTC(2026, 0, 1);
