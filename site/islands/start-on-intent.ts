const intents = ["pointerover", "pointerdown", "focusin", "keydown", "input"] as const;
const waiting = "[data-island]:not([data-started])";
const controls = `${waiting} :is(button, input, select, textarea)`;

/**
 * Hydrates an island when a visitor reaches for one of its controls. If a module fails to load, the native form goes
 * on working and the next intent retries. Alt+T, the key of the notices, starts the page's island too.
 */
export function startOnIntent(): void {
  for (const intent of intents) {
    document.addEventListener(intent, considerIntent, { capture: true, passive: true });
  }
}

function considerIntent(event: Event): void {
  const { target } = event;
  const island = isNoticesKey(event)
    ? document.querySelector<HTMLElement>(waiting)
    : target instanceof Element && target.closest(controls)?.closest<HTMLElement>(waiting);
  if (!island) return;
  load(island.dataset.island?.split(" ") ?? [])
    .then(([{ start }]) => start(island))
    .catch((error) => {
      console.warn(error);
      island.dispatchEvent(new Event("islandfailed"));
    });
}

/** Loads all modules of an island in parallel, not one level of imports at a time. The first is the island's own. */
async function load(urls: readonly string[]) {
  // Many browsers never ask again for a module that failed to load: import only what has arrived.
  await Promise.all(urls.map(download));
  return Promise.all(urls.map((url) => import(url)));
}

async function download(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await response.arrayBuffer();
}

const isNoticesKey = (event: Event) =>
  event instanceof KeyboardEvent && event.altKey && event.code === "KeyT";
