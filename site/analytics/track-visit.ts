/** Sends events to an analytics service. */
type Reporter = {
  /**
   * @param path with its query
   * @param referrer host of the referring site; empty within this site or if unknown
   */
  pageView(path: string, referrer: string): void;
  bookingClick(offer: string): void;
};

/**
 * Reports each page view exactly once, including views restored from the back/forward cache, and each click on a
 * booking button. Honours Do Not Track and Global Privacy Control.
 */
export function trackVisit(reporter: Reporter): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === "1" || globalPrivacyControl) return;

  let referrer = document.referrer && new URL(document.referrer).hostname;
  const view = () => {
    // A response of a function is no page view, and its URL may contain a token.
    if (location.pathname.startsWith("/functions/")) return;
    reporter.pageView(location.pathname + location.search, referrer === location.hostname ? "" : referrer);
    // A restored page has no referrer.
    referrer = "";
  };

  let isReported = false;
  const once = () => {
    if (!isReported) view();
    isReported = true;
  };
  // A prerendered page counts when it is shown.
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", once, { once: true });
  } else {
    // After painting, to leave it the bandwidth, but before the page is left.
    addEventListener("load", () => setTimeout(once, 300));
    addEventListener("pagehide", once);
    document.addEventListener("visibilitychange", () => document.hidden && once());
  }
  addEventListener("pageshow", ({ persisted }) => persisted && view());

  const click = ({ target, button }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLElement>("[data-offer]");
    // The middle button opens a tab; the right button only a menu.
    if (!link || button > 1) return;
    once();
    reporter.bookingClick(link.dataset.offer ?? "");
  };
  addEventListener("click", click);
  addEventListener("auxclick", click);
}
