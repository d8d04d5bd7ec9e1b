/*
 * Closes notices for this visit: without a cookie, and where nothing can be stored, on this page alone. It stands after them, so that one
 * that was closed is gone before the first paint.
 */
const key = "closed-notices";

for (const notice of document.querySelectorAll<HTMLElement>("[data-notice]")) {
  const id = notice.dataset.notice ?? "";
  try {
    if (sessionStorage.getItem(key)?.includes(id)) notice.remove();
  } catch {}
  notice.onclick = ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    // A notice that another one interrupts stands in the page once before and once after it.
    for (const part of document.querySelectorAll(`[data-notice="${id}"]`)) part.remove();
    try {
      sessionStorage.setItem(key, sessionStorage.getItem(key) + id);
    } catch {}
  };
}

export {};
