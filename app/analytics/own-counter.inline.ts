/**
 * Counts visits on this site's own server: no cookie, nothing stored, nothing about who it is. Stands at
 * the end of every page, out of the way of its first screen; its hash is in the policy.
 */
import { watchVisit } from "./watch-visit.ts";

const { functions } = (document.currentScript as HTMLScriptElement).dataset;

// A beacon is sent even when the page is left at once, and nobody waits for it.
const send = (name: string, report: object) =>
  navigator.sendBeacon(`${functions}/${name}`, JSON.stringify(report));

watchVisit({
  view: (path, referrer) => send("page-view", { path, referrer }),
  press: (offer, place) => send("booking-press", { path: location.pathname, offer, place }),
});
