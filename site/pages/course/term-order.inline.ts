/*
 * Puts the cards of the terms into the order in which they matter now: the next to start first, completed ones last. It moves
 * the elements, so that a screen reader and the keyboard find them in the order on the screen.
 */
const list = document.getElementById("term-cards");
/** By start date, as the page was built. */
const cards = [...(list?.children ?? [])];

const rankOf = (card: Element): number => {
  const holds = (condition: string) => card.querySelector(`[data-when^="${condition}:"]:not([hidden])`);
  return holds("next") ? 0 : holds("completed") ? 2 : 1;
};

const sort = () => {
  const sorted = cards.toSorted((a, b) => rankOf(a) - rankOf(b));
  // A card that is moved loses its focus.
  if (sorted.some((card, index) => card !== list?.children[index])) list?.append(...sorted);
};

sort();
// The clock's script, which came first, has updated the conditions by then.
document.addEventListener("visibilitychange", sort);
