/** The practice room's service worker, in the root of the site: a worker can't serve pages above its own folder. */
export const workerFile = "practise-worker.js";
