/**
 * The id of the sentences about an unknown path, and where the not-found page leaves them for the home page, in this tab's
 * storage: a list of the sentences up to the link, the path that the link shows and leads to, and what follows it.
 */
export const noPageKey = "no-page";
