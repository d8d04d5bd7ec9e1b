import { trackVisit } from "./track-visit.ts";

/**
 * Reports page views and booking clicks to the site's own server, without cookies or identifiers.
 *
 * @param functions the URL of the server's functions
 */
export function countOnOwnServer(functions: string): void {
  // A beacon survives leaving the page and delays nothing.
  const send = (name: string, report: object) =>
    navigator.sendBeacon(`${functions}/${name}`, JSON.stringify(report));

  trackVisit({
    pageView: (path, referrer) => send("page-view", { path, referrer }),
    bookingClick: (offer, place) => send("booking-click", { path: location.pathname, offer, place }),
  });
}
