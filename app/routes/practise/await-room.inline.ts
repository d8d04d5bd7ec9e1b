import { forgetRoom } from "./offline/forget-room.ts";
import { workerFile } from "./offline/worker-file.ts";
import { wallKey } from "./room/wall-key.ts";
import { threeMinutes } from "./three-minutes.ts";

/*
 * Runs before the room is hydrated. It remembers what a visitor pressed, begins what a link names, and prints the empty
 * sheet.
 */

const { documentElement: root } = document;
const island = document.querySelector("[data-island]");

/** Asks the room for what the fragment of a link names. */
function wish(wanted: string): void {
  root.dataset.wish = wanted;
  dispatchEvent(new Event("roomwish"));
  wake();
}

/** The loader takes this for the visitor's first intent (`start-on-intent.ts`). */
const wake = () => island?.querySelector("button")?.dispatchEvent(new Event("input", { bubbles: true }));

/** Begins what the URL names, and takes the name out of it: a reload or Back shouldn't begin it again. */
function followFragment(): void {
  const named = location.hash.slice(1);
  const isKnown = named === threeMinutes || island?.querySelector(`[data-begins="${CSS.escape(named)}"]`);
  if (!isKnown) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  wish(named);
}

const isReady = () => root.dataset.room === "ready";

/** The button that was pressed before the room was ready. */
let early: HTMLButtonElement | null = null;

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest("[data-print-blank]")) printBlank();
  else if (!isReady()) early = target.closest<HTMLButtonElement>("[data-island] button") ?? early;
});

document.addEventListener("submit", (event) => {
  if (!isReady() && island?.contains(event.target as Node)) event.preventDefault();
});

addEventListener("roomready", () => early?.click());

function printBlank(): void {
  const { dataset } = document.body;
  const { paper } = dataset;
  dataset.paper = "blank";
  print();
  if (paper) dataset.paper = paper;
}

/** A wall that holds prints comes to life when it comes near. */
function watchWall(): void {
  const wall = document.querySelector("#wall");
  if (!wall || !hasPrints()) return;
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      wake();
    },
    { rootMargin: "600px" },
  );
  near.observe(wall);
}

function hasPrints(): boolean {
  try {
    return localStorage.getItem(wallKey) !== null;
  } catch {
    return false; // storage is switched off
  }
}

/** Keeps the room for visits without a network, or stops keeping it, as `content/pages/practise.yaml` says. */
async function keepOffline(): Promise<void> {
  const { offline } = (island as HTMLElement | null)?.closest("main")?.dataset ?? {};
  const { serviceWorker } = navigator;
  if (!offline || !serviceWorker) return;
  const scope = location.pathname;
  const worker = await serviceWorker.getRegistration(scope);
  if (offline === "no") await (worker && forgetRoom(worker));
  // Browsers update a registered worker themselves. Registering it again would keep one that is unregistering.
  else if (!worker) await serviceWorker.register(`/${workerFile}`, { scope });
}

function arrive(): void {
  // Storage is switched off, or the network failed: the next visit tries again.
  keepOffline().catch(console.warn);
  addEventListener("hashchange", followFragment);
  followFragment();
  watchWall();
}

// The loader's listeners come at the end of the page. A page prerendered on hover begins nothing before it is shown.
addEventListener("load", () => {
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", arrive, { once: true });
  } else arrive();
});
