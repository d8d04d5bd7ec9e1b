import { watchVisit } from "./watch-visit.ts";

const layer: IArguments[] = [];

/** Google's tag reads commands only as the `arguments` of a function. */
function tell(..._command: unknown[]) {
  // biome-ignore lint/complexity/noArguments: see above
  layer.push(arguments);
}

/**
 * Tells Google Analytics of visits. Consent stays denied, so the
 * tag sets no cookie and stores nothing, and nothing is used for advertising. Not even the tag is loaded
 * for visitors whose browser asks not to be followed.
 *
 * @param measurementId the owner's, as `G-AB12CD34EF`
 */
export function countWithGoogle(measurementId: string): void {
  let loaded = false;
  const load = () => {
    if (loaded) return;
    loaded = true;
    Object.assign(window, { dataLayer: layer });
    tell("consent", "default", {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
    });
    tell("set", "ads_data_redaction", true);
    tell("js", new Date());
    tell("config", measurementId, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
    const src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
    document.head.append(Object.assign(document.createElement("script"), { async: true, src }));
  };

  watchVisit({
    view: (path, referrer) => {
      load();
      // Google would take the whole address of the page before, and with it whatever key stood in that.
      tell("set", {
        page_location: location.origin + path,
        page_referrer: referrer && `https://${referrer}/`,
      });
      tell("event", "page_view");
    },
    press: (offer, place) => tell("event", "booking_press", { offer, place }),
  });
}
