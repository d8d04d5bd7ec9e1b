/*
 * Brings everything that depends on the current time up to date before first paint, since a build may be months old.
 * Runs as elements arrive, when the page becomes visible again, since phones keep pages open for weeks, and while it is.
 */
import { type ScheduleData, scheduleState } from "../../domain/schedule-state.ts";

const data = JSON.parse(document.getElementById("schedule-data")?.textContent ?? "") as ScheduleData;

const readState = () => scheduleState(data, Date.now());
let state = readState();

const update = () => {
  for (const element of document.querySelectorAll<HTMLElement>("[data-when]")) {
    element.hidden = !state.holds(element.dataset.when ?? "");
  }
  for (const element of document.querySelectorAll<HTMLElement>("[data-text]")) {
    const text = state.text(element.dataset.text ?? "");
    // Skip unchanged text: a write would trigger the observer again.
    if (element.textContent !== text) element.textContent = text;
  }
};

const observer = new MutationObserver(update);
observer.observe(document.documentElement, { childList: true, subtree: true });
document.addEventListener("DOMContentLoaded", () => observer.disconnect());

const refresh = () => {
  if (document.hidden) return;
  state = readState();
  update();
};
document.addEventListener("visibilitychange", refresh);
setInterval(refresh, 30_000);
