const key = "unfinished-navigation";

/**
 * Remembers where a visitor is being led to, until they are there. Where a part of the next page cannot be
 * loaded, for it went with an older build or the connection failed, React Router reloads the page that is
 * shown, and forgets where the click led.
 *
 * @param to where the navigation leads, or a number of steps through the history, which is not remembered
 * @param navigate does it; its promise never ends where the page is reloaded
 */
export async function rememberUntilThere(
  to: string | number,
  navigate: () => Promise<unknown>,
): Promise<void> {
  withStorage((storage) => (typeof to === "string" ? storage.setItem(key, to) : storage.removeItem(key)));
  await navigate();
  // Another click may have led elsewhere meanwhile.
  withStorage((storage) => storage.getItem(key) === to && storage.removeItem(key));
}

/** Goes on to where a click led, once, on a page that was reloaded on the way there. */
export function finishNavigation(): void {
  withStorage((storage) => {
    const to = storage.getItem(key);
    storage.removeItem(key);
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (!to || entry?.type !== "reload") return;
    // Before the page has loaded, going elsewhere would take its place in the history, and Back would miss it.
    history.pushState(null, "", to);
    location.reload();
  });
}

/** Without storage nothing is remembered, and the page that was shown is merely reloaded. */
function withStorage(use: (storage: Storage) => unknown) {
  try {
    use(sessionStorage);
  } catch {
    // Storage is switched off.
  }
}
