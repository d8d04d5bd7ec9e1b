/** The practice room's service worker, in the root of the site: a worker can't serve pages above its own folder. */
export const workerFile = "practise-worker.js";

/** Its content security policy: it may fetch this site's files, and nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
