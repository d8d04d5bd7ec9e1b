const intents = ["pointerover", "pointerdown", "focusin", "keydown", "input", "click"] as const;
const waiting = "[data-island]:not([data-started])";
const controls = `${waiting} :is(button, input, select, textarea)`;
/** The button of an incomplete form that isn't live yet; a second click is the browser's to refuse. */
const incomplete = "[data-island] [method=post]:invalid:not([novalidate]) [type=submit]:not([data-held])";

/**
 * Hydrates an island when a visitor reaches for one of its controls. If a module fails to load, the native form goes
 * on working and the next intent retries. Alt+T, the key of the notices, starts the page's island too.
 */
export function startOnIntent(): void {
  for (const intent of intents) {
    document.addEventListener(intent, considerIntent, true);
  }
}

function considerIntent(event: Event): void {
  const { target } = event;
  // The form itself says what is missing, in its own words, once it is live.
  const held = event.type === "click" && target instanceof Element && target.closest<HTMLElement>(incomplete);
  if (held) {
    event.preventDefault();
    held.dataset.held = "";
  }
  const island = isNoticesKey(event)
    ? document.querySelector<HTMLElement>(waiting)
    : target instanceof Element && target.closest(controls)?.closest<HTMLElement>(waiting);
  if (!island) return;
  const urls = island.dataset.island?.split(" ") ?? [];
  // Many browsers never ask again for a module that failed to load. So all files of an island are fetched first, in parallel,
  // and imported once all have arrived. The first is the island's own.
  Promise.all(urls.map(download))
    .then(() => import(urls[0] ?? ""))
    .then(({ start }) => start(island))
    .catch((error) => {
      console.warn(error);
      island.dispatchEvent(new Event("islandfailed"));
    });
}

/** Rejects with the server's status, or with the browser's error. */
const download = (url: string) =>
  fetch(url).then((response) => (response.ok ? response.blob() : Promise.reject(response.status)));

const isNoticesKey = (event: Event) =>
  event instanceof KeyboardEvent && event.altKey && event.code === "KeyT";
