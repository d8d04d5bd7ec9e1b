/*
 * Keeps the open answer in the address: who comes back from a link in it, or sends it on, finds it open. Replaced, not pushed:
 * Back leads to the page before.
 */
document.addEventListener(
  "toggle",
  ({ target }) => {
    const answer = target instanceof HTMLDetailsElement && target.querySelector<HTMLElement>(":scope > [id]");
    if (!answer) return;
    const anchor = `#${answer.id}`;
    if (target.open) history.replaceState(history.state, "", anchor);
    else if (location.hash === anchor)
      history.replaceState(history.state, "", location.pathname + location.search);
  },
  true,
);
