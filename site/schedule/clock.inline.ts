/*
 * Brings everything that depends on the current time up to date before first paint, since a build may be months old.
 * Runs as elements arrive, when the page becomes visible again, since phones keep pages open for weeks, and while it is.
 */
import { type ScheduleData, scheduleState } from "../../domain/schedule-state.ts";

const data = JSON.parse(document.getElementById("schedule-data")?.textContent ?? "") as ScheduleData;

const readState = () => scheduleState(data, Date.now());
let state = readState();

/** Writes what isn't so yet; later only what `before` said otherwise: what a browser has translated stays translated. */
const update = (before?: typeof state) => {
  for (const element of document.querySelectorAll<HTMLElement>("[data-when]")) {
    element.hidden = !state.holds(element.dataset.when ?? "");
  }
  for (const element of document.querySelectorAll<HTMLElement>("[data-text]")) {
    const subject = element.dataset.text ?? "";
    const text = state.text(subject);
    // Skip unchanged text: a write would trigger the observer again.
    if (before?.text(subject) !== text && element.textContent !== text) element.textContent = text;
  }
};

const observer = new MutationObserver(() => update());
observer.observe(document.documentElement, { childList: true, subtree: true });
// Before “DOMContentLoaded”: a translator that begins there would never come to an end with the observer.
document.addEventListener(
  "readystatechange",
  () => {
    observer.disconnect();
    update();
  },
  { once: true },
);

const refresh = () => {
  if (document.hidden) return;
  const before = state;
  state = readState();
  update(before);
};
document.addEventListener("visibilitychange", refresh);
setInterval(refresh, 30_000);
