import { isWithin } from "../../domain/for-a-while.ts";

/*
 * Shows what holds for some days while they last: on a page of any age, before first paint. Runs as elements arrive, when the page
 * becomes visible again, and while it is; then only what doesn't move the page that somebody reads.
 */
const update = (selector: string) => {
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    element.hidden = !isWithin(element.dataset.days ?? "", now);
  }
};
const updateAll = () => update("[data-days]");

new MutationObserver(updateAll).observe(document, { childList: true, subtree: true });
document.addEventListener("visibilitychange", updateAll);
setInterval(() => update("main [data-days],footer [data-days]"), 30_000);
