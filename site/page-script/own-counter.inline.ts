import { trackVisit } from "../analytics/track-visit.ts";
import { installPageBehaviour } from "./install-page-behaviour.ts";

/** Reports page views and booking clicks to the site's own functions, without cookies or identifiers. */
function countOnOwnServer(functions: string): void {
  // A beacon survives leaving the page and delays nothing.
  const send = (name: string, report: object) =>
    navigator.sendBeacon(`${functions}/${name}`, JSON.stringify(report));

  trackVisit({
    pageView: (path, referrer) => send("page-view", { path, referrer }),
    bookingClick: (offer) => send("booking-click", { offer }),
  });
}

const { functions } = (document.currentScript as HTMLScriptElement).dataset;

installPageBehaviour();
if (functions) countOnOwnServer(functions);
