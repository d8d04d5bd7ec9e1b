import { cleanupOutdatedCaches, getCacheKeyForURL, precache } from "workbox-precaching";

declare const self: ServiceWorkerGlobalScope & {
  /** What the room needs, listed by the build: URL and, unless its name has a hash, revision. */
  readonly roomFiles: readonly { readonly url: string; readonly revision: string | null }[];
  /** The path of the room. */
  readonly roomPath: string;
};

/*
 * Keeps the practice room and what it needs, so that it opens without a network. The page itself comes from the network
 * whenever that answers in time; the copy can be out of date. All other pages are left alone.
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

/** A network that hasn't answered by then, in milliseconds, counts as none: the room opens within three seconds. */
const timeout = 2500;

/** Answers from the network; from the copy if that fails, hangs or answers with a server error. */
async function fresh(request: Request): Promise<Response> {
  const response = fetch(request);
  const usable = response.then(
    (answer) => (answer.status < 500 ? answer : undefined),
    () => undefined,
  );
  const hangs = new Promise<undefined>((resolve) => setTimeout(resolve, timeout));
  return (await Promise.race([usable, hangs])) ?? (await copyOf(self.roomPath)) ?? response;
}

/** Answers from the copy: its name has a hash of its content. */
const fromCopy = async (request: Request) => (await copyOf(request.url)) ?? fetch(request);

/** Finds the copy of a file. A cache that was deleted stays deleted: opening it would make it again. */
const copyOf = (url: string) => caches.match(getCacheKeyForURL(url) ?? url);
