/**
 * Returns a rendered file without what differs between any two renderings: the state's id, the hashes in the names of
 * assets, and the time at which a calendar was written.
 */
export const normalise = (body: string): string =>
  body
    .replace(/<meta name="state" content="[^"]*"\/>/, "")
    .replace(/(\/assets\/[\w.]+(?:-[\w.]+)*?)-[\w-]{8}(?=\.\w+)/g, "$1")
    .replace(/^(?:DTSTAMP|LAST-MODIFIED):.*\r?\n/gm, "");
