import { workerFile } from "../../../domain/practice-worker.ts";
import { goOn, sittingKey, threeMinutes, unhungKey, wallKey } from "./room/keys.ts";
import { firstOptions, optionNames, remember } from "./room/options.ts";

/*
 * Runs at the end of `<main>`, before the room is hydrated. It sets the options, remembers what a visitor pressed, begins what a
 * link names, and prints the empty sheet.
 */

const { documentElement: root } = document;
const island = document.querySelector("[data-island]");
const opening = document.querySelector<HTMLDialogElement>("[data-opening]");

/** Asks the room for what the fragment of a link names. */
function wish(wanted: string): void {
  root.dataset.wish = wanted;
  dispatchEvent(new Event("roomwish"));
  wake();
}

/** The loader takes this for the visitor's first intent (`start-on-intent.ts`). */
const wake = () => island?.querySelector("button")?.dispatchEvent(new Event("input", { bubbles: true }));

/** Returns what the URL names, if the room can begin it. */
function namedByUrl(): string | undefined {
  const named = location.hash.slice(1);
  const isKnown =
    named === threeMinutes ||
    named.startsWith(goOn) ||
    document.querySelector(`[data-begins="${CSS.escape(named)}"]`);
  return isKnown ? named : undefined;
}

/** Begins what the URL names, and takes the name out of it: a reload or Back shouldn't begin it again. */
function followFragment(): void {
  const named = namedByUrl();
  if (!named) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  wish(named);
}

const isReady = () => root.dataset.room === "ready";

/** Which button of the room was pressed before the room was ready: on a translated page another takes its place. */
let early = -1;
const buttons = () => [...(island?.querySelectorAll("button") ?? [])];

const boxOf = (name: string) => document.querySelector<HTMLInputElement>(`[data-option][name=${name}]`);

function setOptions(): void {
  const options = firstOptions(new Date());
  for (const name of optionNames) {
    const box = boxOf(name);
    if (box) box.checked = options[name];
  }
}

/** Covers the page until the stage takes over, so that no tap that is meant for the stage changes the form. */
function cover(): void {
  if (isReady() || !opening || opening.open) return;
  root.toggleAttribute("data-dim", boxOf("dim")?.checked);
  opening.toggleAttribute("data-failed", false);
  opening.showModal();
  opening.querySelector("p")?.focus();
  // The press itself may have failed to load the room before its click: no other intent gets past the dialog.
  wake();
}

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest("[data-print-blank]")) printBlank();
  const begins = target.closest<HTMLElement>("[data-begins]")?.dataset.begins;
  if (begins) {
    cover();
    wish(begins);
  }
  if (isReady()) return;
  const button = target.closest<HTMLButtonElement>("[data-island] button");
  if (button) early = buttons().indexOf(button);
  if (button?.matches("[type=submit]")) cover();
});

// Also in the card before three minutes.
document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement && target.matches("[data-option]"))) return;
  const name = optionNames.find((option) => option === target.name);
  if (name) remember(name, target.checked);
});

opening?.addEventListener("close", () => {
  if (isReady()) return;
  // The visitor closed it.
  early = -1;
  delete root.dataset.wish;
  root.toggleAttribute("data-dim", false);
});

island?.addEventListener("islandfailed", () => opening?.toggleAttribute("data-failed", true));

document.addEventListener("submit", (event) => {
  if (!isReady() && island?.contains(event.target as Node)) event.preventDefault();
});

addEventListener("roomready", () => buttons()[early]?.click());

function printBlank(): void {
  const { dataset } = document.body;
  const { paper } = dataset;
  dataset.paper = "blank";
  print();
  if (paper) dataset.paper = paper;
}

/** Shows that the tab still has a print, in the first paint: the form shouldn't move later. */
function showUnhung(): void {
  const note = document.querySelector<HTMLElement>("[data-unhung]");
  if (note && isStored(() => sessionStorage, unhungKey)) note.hidden = false;
}

/** A sitting that a reload interrupted comes back, once the room is ready. */
function resumeSitting(): void {
  if (isStored(() => sessionStorage, sittingKey)) wake();
}

/** A wall that holds prints comes to life when it comes near. */
function watchWall(): void {
  const wall = document.querySelector("#wall");
  if (!wall || !isStored(() => localStorage, wallKey)) return;
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

function isStored(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) !== null;
  } catch {
    return false; // storage is switched off
  }
}

/** Keeps the room for visits without a network; not during development. */
async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!document.querySelector("[data-offline]") || !serviceWorker) return;
  const scope = location.pathname;
  // Browsers update a registered worker themselves. Registering it again would keep one that is unregistering.
  if (!(await serviceWorker.getRegistration(scope)))
    await serviceWorker.register(`/${workerFile}`, { scope });
}

function arrive(): void {
  // Storage is switched off, or the network failed: the next visit tries again.
  keepOffline().catch(console.warn);
  addEventListener("hashchange", followFragment);
  followFragment();
  resumeSitting();
  watchWall();
}

setOptions();
showUnhung();
if (namedByUrl()) cover();

// The loader's listeners come at the end of the page. A page prerendered on hover begins nothing before it is shown.
addEventListener("DOMContentLoaded", () => {
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", arrive, { once: true });
  } else arrive();
});
