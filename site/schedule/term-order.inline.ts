/*
 * Puts the terms of a list into the order in which they matter now. The next to start is first; those that have ended are last,
 * from Term 1 to 4. It moves the elements, so that a screen reader and the keyboard find them in the order on the screen.
 */
const list = document.getElementById("term-list");
const items = [...(list?.children ?? [])];

/** Ranks sort as texts: "0", then the start of terms that haven't ended, then "Term 1" and so on. */
const rankOf = (item: Element) => {
  const holds = (state: string) => item.querySelector(`[data-when^="${state}:"]:not([hidden])`);
  const start = item.querySelector("time")?.dateTime ?? "";
  return holds("next") ? "0" : holds("completed") ? item.querySelector("h3")?.textContent + start : start;
};

const sort = () => {
  items.sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
  // An element that is moved loses its focus.
  if (items.some((item, index) => list?.children[index] !== item)) list?.append(...items);
};

sort();
// The clock's script, which came first, has updated the conditions by then.
document.addEventListener("visibilitychange", sort);
