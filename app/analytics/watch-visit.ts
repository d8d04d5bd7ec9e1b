/** Where what happened is told. */
export type Reporter = {
  /**
   * A page is looked at.
   *
   * @param path with its query
   * @param referrer the host of the site that led here; empty within this site, and when nobody says
   */
  view(path: string, referrer: string): void;
  /** A booking button was pressed: for which offer, and under which heading it stands. */
  press(offer: string, place: string): void;
};

/**
 * Tells of each page that is looked at, exactly once, and of each press of a booking button: of the page
 * that was loaded, and of one that came back as it was from the browser's memory. Tells nothing of
 * visitors whose browser asks not to be followed.
 */
export function watchVisit(reporter: Reporter): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === "1" || globalPrivacyControl) return;

  let referrer = document.referrer && new URL(document.referrer).hostname;
  const view = () => {
    // What a function answers is no page, and its address may hold a key of the visitor's.
    if (location.pathname.startsWith("/functions/")) return;
    reporter.view(location.pathname + location.search, referrer === location.hostname ? "" : referrer);
    // To a page that comes back, nobody else has led.
    referrer = "";
  };

  let isTold = false;
  const once = () => {
    if (!isTold) view();
    isTold = true;
  };
  // A page that the browser has made ready in advance is looked at when it is shown, or never.
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", once, { once: true });
  } else {
    // Not while the page is still being painted, for which a slow connection is needed; but before it is left.
    addEventListener("load", () => setTimeout(once, 300));
    addEventListener("pagehide", once);
    document.addEventListener("visibilitychange", () => document.hidden && once());
  }
  addEventListener("pageshow", ({ persisted }) => persisted && view());

  const press = ({ target, button }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLElement>("[data-offer]");
    // The middle button opens a tab; the right one only a menu.
    if (!link || button > 1) return;
    once();
    const part = link.closest("dialog,article,section");
    const place =
      part?.querySelector("h1,h2,h3")?.textContent ?? link.closest("header,footer")?.localName ?? "page";
    reporter.press(link.dataset.offer ?? "", place);
  };
  // Listens first: while React takes over, it holds back events from those who come later.
  addEventListener("click", press, true);
  addEventListener("auxclick", press, true);
}
