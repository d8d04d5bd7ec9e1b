/**
 * Makes right, before it is first painted, what depends on the clock, for a build that may be months
 * old: shows what holds (`data-when`) and fills in words (`data-words`). Runs as the elements arrive.
 * React, when it starts, works out the same from the same moment, which is kept here for it.
 */
import type { Moment } from "./clock.ts";
import { type ClockData, clockFacts } from "./clock-facts.ts";

const moment: Moment = { now: Date.now(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
Object.assign(window, { scheduleMoment: moment });

const data = JSON.parse(document.getElementById("schedule-data")?.textContent ?? "") as ClockData;
const facts = clockFacts(data, moment);

const apply = (root: ParentNode) => {
  for (const element of root.querySelectorAll<HTMLElement>("[data-when]")) {
    element.hidden = !facts.holds(element.dataset.when ?? "");
  }
  for (const element of root.querySelectorAll<HTMLElement>("[data-words]")) {
    element.textContent = facts.words(element.dataset.words ?? "");
  }
};

const observer = new MutationObserver((changes) => {
  for (const { target } of changes) if (target instanceof Element) apply(target);
});
observer.observe(document.documentElement, { childList: true, subtree: true });
document.addEventListener("DOMContentLoaded", () => observer.disconnect());
