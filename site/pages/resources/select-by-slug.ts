/**
 * Selects items in the order of their slugs. Other items take the places of those that no longer exist, in the order of
 * the list, so that a deleted one leaves no gap.
 */
export function selectBySlug<Item extends { readonly slug: string }>(
  items: readonly Item[],
  slugs: readonly string[],
): Item[] {
  const selected = slugs.flatMap((slug) => items.find((item) => item.slug === slug) ?? []);
  const others = items.filter((item) => !selected.includes(item));
  return [...selected, ...others].slice(0, slugs.length);
}
