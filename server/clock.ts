/** Returns the time in milliseconds since 1970. Tests pass their own. */
export type Clock = () => number;

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** No data is older than the site: an earlier time comes from a wrong clock. */
export const earliestPlausibleTime = Date.UTC(2026, 0, 1);
