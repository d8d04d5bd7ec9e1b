const intents = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

/**
 * Starts React once, at the first sign that a visitor wants more than to read: focus, a key, or a
 * pointer on a control. A touch or hover on a plain link does not count, because starting React would
 * compete with the page that is about to load.
 *
 * @param address of the page's own file that starts it
 */
export function startOnIntent(address: string): void {
  const consider = ({ type, target }: Event) => {
    if (
      type !== "keydown" &&
      !(target instanceof Element && target.closest("button,summary,input,select,textarea"))
    )
      return;
    for (const intent of intents) document.removeEventListener(intent, consider, true);
    // Where it could not be had, the next sign asks again, if the browser lets it. Until then the page works as it is.
    import(address).catch(listen);
  };

  const listen = () => {
    for (const intent of intents) {
      document.addEventListener(intent, consider, { capture: true, passive: true });
    }
  };

  listen();
}
