/*
 * Brings everything that depends on the current time up to date before first paint, since a build may be months old.
 * Runs as elements arrive, when the page becomes visible again, since phones keep pages open for weeks, and while it is.
 */
import { type ScheduleData, scheduleState } from "../../domain/schedule-state.ts";

const data = JSON.parse(document.getElementById("schedule-data")?.textContent ?? "") as ScheduleData;

const readState = () => scheduleState(data, Date.now());
let state = readState();
/** The state before it, once the page is parsed. */
let before: typeof state | undefined;

const update = () => {
  for (const element of document.querySelectorAll<HTMLElement>("[data-when]")) {
    // The selector asks for it.
    element.hidden = !state.holds(element.dataset.when as string);
  }
  for (const element of document.querySelectorAll<HTMLElement>("[data-text]")) {
    const subject = element.dataset.text ?? "";
    const text = state.text(subject);
    // Skip unchanged text: a write would trigger the observer again, and undo a browser's translation.
    if (element.textContent !== text && before?.text(subject) !== text) element.textContent = text;
  }
};

const refresh = () => {
  before = state;
  state = readState();
  update();
};

const observer = new MutationObserver(update);
observer.observe(document.documentElement, { childList: true, subtree: true });
document.addEventListener(
  // Before “DOMContentLoaded”: with a translator that begins there, the observer would never come to an end.
  "readystatechange",
  () => {
    observer.disconnect();
    update();
    document.addEventListener("visibilitychange", refresh);
    setInterval(refresh, 30_000);
  },
  { once: true },
);
