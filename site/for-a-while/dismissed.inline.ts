/* Closes notices for this visit. It stands after them, so that one that was closed is gone before the first paint. */
const key = "closed-notices";

const readClosed = (): string[] => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]");
  } catch {
    // Without storage, a notice is closed on this page alone.
    return [];
  }
};

const removeClosed = (ids = readClosed()) => {
  for (const notice of document.querySelectorAll<HTMLElement>("[data-notice]"))
    if (ids.includes(notice.dataset.notice ?? "")) notice.remove();
};
removeClosed();
// A page that was loaded ahead of its visit.
document.addEventListener("visibilitychange", () => removeClosed());

document.addEventListener("click", ({ target }) => {
  if (!(target as Element).closest("[data-close]")) return;
  const id = (target as Element).closest<HTMLElement>("[data-notice]")?.dataset.notice ?? "";
  try {
    sessionStorage.setItem(key, JSON.stringify([...readClosed(), id]));
  } catch {}
  removeClosed([id]);
});

export {};
