import { trackVisit } from "../analytics/track-visit.ts";
import { installPageBehaviour } from "./install-page-behaviour.ts";

const layer: IArguments[] = [];

/** Queues a command. Google's tag accepts only `arguments` objects. */
function gtag(..._command: unknown[]) {
  // biome-ignore lint/complexity/noArguments: see above
  layer.push(arguments);
}

/**
 * Reports page views and booking clicks to Google Analytics. Consent stays denied: the tag sets no cookie, stores
 * nothing and serves no advertising. It loads with the first page view, so never for visitors who opt out.
 *
 * @param measurementId such as `G-AB12CD34EF`
 */
function countWithGoogle(measurementId: string): void {
  let loaded = false;
  const load = () => {
    if (loaded) return;
    loaded = true;
    Object.assign(window, { dataLayer: layer });
    gtag("consent", "default", {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
    });
    gtag("set", "ads_data_redaction", true);
    gtag("js", new Date());
    gtag("config", measurementId, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
    const src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
    document.head.append(Object.assign(document.createElement("script"), { async: true, src }));
  };

  trackVisit({
    pageView: (path, referrer) => {
      load();
      // The full referrer could contain a visitor's token.
      gtag("set", {
        page_location: location.origin + path,
        page_referrer: referrer && `https://${referrer}/`,
      });
      gtag("event", "page_view");
    },
    bookingClick: (offer) => gtag("event", "booking_click", { offer }),
  });
}

const { measurementId } = (document.currentScript as HTMLScriptElement).dataset;

installPageBehaviour();
if (measurementId) countWithGoogle(measurementId);
