import { watchVisit } from "./watch-visit.ts";

/**
 * Counts visits on this site's own server: no cookie, nothing stored, nothing about who it is.
 *
 * @param functions the address of the server's functions
 */
export function countOnOwnServer(functions: string): void {
  // A beacon is sent even when the page is left at once, and nobody waits for it.
  const send = (name: string, report: object) =>
    navigator.sendBeacon(`${functions}/${name}`, JSON.stringify(report));

  watchVisit({
    view: (path, referrer) => send("page-view", { path, referrer }),
    press: (offer, place) => send("booking-press", { path: location.pathname, offer, place }),
  });
}
