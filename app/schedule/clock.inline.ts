/**
 * Makes right, before it is first painted, what depends on the clock, for a build that may be months
 * old: shows what holds (`data-when`) and fills in words (`data-words`). Runs as the elements arrive, and
 * again whenever the page comes back into view: a phone keeps one open for weeks.
 */
import { type ClockData, clockFacts, momentNow } from "./clock-facts.ts";

const data = JSON.parse(document.getElementById("schedule-data")?.textContent ?? "") as ClockData;

const look = () => {
  window.scheduleMoment = momentNow(data);
  return clockFacts(data, window.scheduleMoment);
};
let facts = look();

/** Nothing is written that stands there already: writing is a change, which would be looked at again. */
const apply = () => {
  for (const element of document.querySelectorAll<HTMLElement>("[data-when]")) {
    element.hidden = !facts.holds(element.dataset.when ?? "");
  }
  for (const element of document.querySelectorAll<HTMLElement>("[data-words]")) {
    const words = facts.words(element.dataset.words ?? "");
    if (element.textContent !== words) element.textContent = words;
  }
};

const observer = new MutationObserver(apply);
observer.observe(document.documentElement, { childList: true, subtree: true });
document.addEventListener("DOMContentLoaded", () => observer.disconnect());

document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  facts = look();
  apply();
});
