declare const self: ServiceWorkerGlobalScope;

/* Published in the place of the worker that keeps the room, to switch it off permanently: deletes its copy, and itself. */

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(forgetRoom(self.registration)));

async function forgetRoom(worker: ServiceWorkerRegistration): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.endsWith(worker.scope));
  await Promise.all(own.map((name) => caches.delete(name)));
  await worker.unregister();
}

export {};
