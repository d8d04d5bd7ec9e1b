/** Deletes what a browser keeps of the room, and the worker that keeps it. Runs in the page and in the worker. */
export async function forgetRoom(worker: ServiceWorkerRegistration): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.endsWith(worker.scope));
  await Promise.all(own.map((name) => caches.delete(name)));
  await worker.unregister();
}
