/**
 * Keeps the studio's own pages in the browser of a phone or laptop: they open at once the second time, and without a network. What
 * they show is never kept here: each answer of the studio comes from the studio.
 */
declare const self: ServiceWorkerGlobalScope & {
  /** The paths of what the screens need, and of these and their pictures. The build lists them. */
  readonly firstFiles: readonly string[];
  readonly allFiles: readonly string[];
};

const cacheName = "studio";

/** How long the page itself is asked for before the kept one takes its place, in milliseconds. */
const longestWait = 3000;

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll(["/", ...self.firstFiles]);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const forgetOld = async () => {
    const cache = await caches.open(cacheName);
    const isOld = ({ url }: Request) => {
      const { pathname } = new URL(url);
      return pathname !== "/" && !self.allFiles.includes(pathname);
    };
    await Promise.all((await cache.keys()).filter(isOld).map((request) => cache.delete(request)));
    await self.clients.claim();
  };
  event.waitUntil(forgetOld());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  // The name of a file changes with its content.
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

/** Says that a message has come. Whose and what about isn't sent: a phone shows it to whoever holds it. */
self.addEventListener("push", (event) => {
  const { url = "/messages" }: { readonly url?: string } = event.data?.json() ?? {};
  const shown = self.registration.showNotification("A new message", {
    body: "Somebody wrote on your website.",
    icon: "/icon-192.png",
    tag: url,
    data: { url },
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  const { url }: { readonly url: string } = notification.data;
  notification.close();
  const open = async () => {
    const [window] = await self.clients.matchAll({ type: "window" });
    if (!window) return self.clients.openWindow(url);
    // What is typed there is kept: the window that closes hands it to the next.
    return (await window.navigate(url))?.focus();
  };
  event.waitUntil(open());
});

/** Every address of the studio is the same page. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const fresh = fetch(request).then(async (response) => {
    if (response.ok && response.headers.get("Content-Type")?.startsWith("text/html"))
      await cache.put("/", response.clone());
    return response;
  });
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, longestWait));
  const first = await Promise.race([fresh.catch(() => undefined), tooLate]);
  // An answer that isn't the studio's, as from a proxy while it restarts, helps nobody.
  if (first?.ok) return first;
  return (await cache.match("/")) ?? fresh;
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

// What it imports are types only: without this, it would be a script with everything global.
export {};
