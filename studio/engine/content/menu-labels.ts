/**
 * Returns what the menus call the pages, by their paths.
 *
 * @param menus the data of content/navigation.yaml: links may stand at any depth
 */
export function menuLabels(menus: unknown, labels = new Map([["/", "Home"]])): Map<string, string> {
  if (typeof menus !== "object" || menus === null) return labels;
  const { to, label } = menus as { to?: unknown; label?: unknown };
  if (typeof to === "string" && typeof label === "string" && !labels.has(to)) labels.set(to, label);
  for (const inner of Object.values(menus)) menuLabels(inner, labels);
  return labels;
}
