/**
 * The items of a list that a page shows, in the order of the page.
 *
 * @throws Error where one is gone, so that a page cannot lose a card in silence
 */
export function pick<Item extends { readonly slug: string }>(
  items: readonly Item[],
  slugs: readonly string[],
): Item[] {
  return slugs.map((slug) => {
    const item = items.find((candidate) => candidate.slug === slug);
    if (!item) throw new Error(`there is no item ${slug}`);
    return item;
  });
}
