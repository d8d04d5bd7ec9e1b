/** A day, as year-month-day. */
export const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** A time on the 24-hour clock. */
export const isoTime = /^([01]\d|2[0-3]):[0-5]\d$/;
