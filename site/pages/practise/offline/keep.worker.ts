import { cleanupOutdatedCaches, getCacheKeyForURL, precache } from "workbox-precaching";

declare const self: ServiceWorkerGlobalScope & {
  /** What the room needs, listed by the build: URL and, unless its name has a hash, revision. */
  readonly roomFiles: readonly { readonly url: string; readonly revision: string | null }[];
  /** The path of the room. */
  readonly roomPath: string;
};

/*
 * Keeps the practice room and what it needs, so that it opens without a network. The page itself comes from the network
 * whenever there is one: nothing that it says can be out of date. All other pages are left alone.
 */

precache([...self.roomFiles]);
cleanupOutdatedCaches();

const kept = new Set(self.roomFiles.map(({ url }) => url));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || !kept.has(pathname)) return;
  event.respondWith(pathname === self.roomPath ? fresh(request) : fromCopy(request));
});

/** Answers from the network, or from the copy without one. */
const fresh = (request: Request) =>
  fetch(request).catch(async (error: unknown) => {
    const copy = await copyOf(self.roomPath);
    if (copy) return copy;
    throw error;
  });

/** Answers from the copy: its name has a hash of its content. */
const fromCopy = async (request: Request) => (await copyOf(request.url)) ?? fetch(request);

/** Finds the copy of a file. A cache that was deleted stays deleted: opening it would make it again. */
const copyOf = (url: string) => caches.match(getCacheKeyForURL(url) ?? url);
