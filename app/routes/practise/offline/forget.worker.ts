// A module, so that its names are its own.
export {};

declare const self: ServiceWorkerGlobalScope;

/* Published in the place of the worker that keeps the room, to switch it off for good: deletes its copy, and itself. */

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  const forget = async () => {
    const own = (await caches.keys()).filter((name) => name.endsWith(self.registration.scope));
    await Promise.all(own.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
