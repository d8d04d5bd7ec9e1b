/**
 * Selects items in the order of their slugs.
 *
 * @throws Error if a slug is unknown, so that a page can’t lose a card unnoticed
 */
export function selectBySlug<Item extends { readonly slug: string }>(
  items: readonly Item[],
  slugs: readonly string[],
): Item[] {
  return slugs.map((slug) => {
    const item = items.find((candidate) => candidate.slug === slug);
    if (!item) throw new Error(`content/pages/resources.yaml shows “${slug}”, which doesn’t exist`);
    return item;
  });
}
