/* The server keeps to these periods, and the privacy page states them. */

/** How long a confirmation link is valid, in days. */
export const confirmationDays = 7;

/** How many days an unsubscribed entry is kept, so that the owner sees it. */
export const unsubscribedKeptDays = 30;
