/** What had the focus in each entry of the window's history: an id, or where a link led. */
const leftAt = new Map<string, string>();
let isFirstScreen = true;

/**
 * Focuses a screen's heading, or what the link led to, or on returning what was left. A first screen is left alone: the skip link comes first there.
 *
 * @param key the entry of the window's history
 * @returns a function to call when the screen is left
 */
export function focusOnOpening(main: HTMLElement | null, key: string): () => void {
  const left = leftAt.get(key);
  const ledTo = location.hash && document.getElementById(location.hash.slice(1));
  const target =
    (left && main?.querySelector<HTMLElement>(left)) || ledTo || main?.querySelector<HTMLElement>("h1");
  if (!isFirstScreen) target?.focus({ preventScroll: !left && !ledTo });
  isFirstScreen = false;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const href = target.getAttribute("href");
    const selector = target.id ? `#${CSS.escape(target.id)}` : href && `a[href="${CSS.escape(href)}"]`;
    if (selector) leftAt.set(key, selector);
  };
  main?.addEventListener("focusin", remember);
  return () => main?.removeEventListener("focusin", remember);
}
