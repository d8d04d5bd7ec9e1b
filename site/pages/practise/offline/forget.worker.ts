import { forgetRoom } from "./forget-room.ts";

declare const self: ServiceWorkerGlobalScope;

/* Published in the place of the worker that keeps the room, to switch it off permanently: deletes its copy, and itself. */

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(forgetRoom(self.registration)));
