/*
 * Puts the cards of the terms into the order in which they matter now: the next to start first, completed ones folded. It
 * moves the elements, so that a screen reader and the keyboard find them in the order on the screen.
 */
const list = document.getElementById("term-cards");
const fold = document.getElementById("ended-terms");
const folded = fold?.querySelector("ul");
/** By start date, as the page was built. */
const cards = [...(list?.children ?? [])] as HTMLElement[];

const holds = (card: HTMLElement, condition: string) =>
  card.querySelector(`[data-when^="${condition}:"]:not([hidden])`) !== null;

const arrange = (parent: HTMLElement | null | undefined, items: readonly HTMLElement[]) => {
  if (!parent) return;
  // A card that is moved loses its focus.
  if (items.some((card, index) => card !== parent.children[index])) parent.append(...items);
  parent.hidden = items.every((card) => card.hidden);
};

const sort = () => {
  const ended = cards.filter((card) => holds(card, "completed"));
  const next = cards.filter((card) => holds(card, "next"));
  arrange(list, [...next, ...cards.filter((card) => !ended.includes(card) && !next.includes(card))]);
  arrange(folded, ended);
  if (fold) fold.hidden = ended.every((card) => card.hidden);
};

sort();
// The clock's script, which came first, has updated the conditions by then.
document.addEventListener("visibilitychange", sort);
