/*
 * Puts the cards of the terms into the order in which they matter now: the next to start first, completed ones folded. It
 * moves the elements, so that a screen reader and the keyboard find them in the order on the screen.
 */
const [list, folded] = document.querySelectorAll("#term-cards, #ended-terms > ul");
/** By start date, as the page was built. */
const cards = [...(list?.children ?? [])];

const holds = (card: Element, condition: string) =>
  card.querySelector(`[data-when^="${condition}:"]:not([hidden])`);

const arrange = (parent: Element | undefined, items: readonly Element[]) => {
  // A card that is moved loses its focus.
  if (items.some((card, index) => parent?.children[index] !== card)) parent?.append(...items);
};

const sort = () => {
  const ended = cards.filter((card) => holds(card, "completed"));
  const next = cards.filter((card) => holds(card, "next"));
  arrange(list, [...next, ...cards.filter((card) => !ended.includes(card) && !next.includes(card))]);
  arrange(folded, ended);
};

sort();
// The clock's script, which came first, has updated the conditions by then.
document.addEventListener("visibilitychange", sort);
