/**
 * Returns where the first section of a page ends in its HTML: on every page, the second one starts below the first screen.
 * Returns `undefined` if the page has no section, or only inside an island, whose markup React compares with its own.
 */
export function endOfFirstSection(html: string): number | undefined {
  const main = html.indexOf("<main");
  const [start = ""] = /<(?:section|[a-z]+ [^>]*data-island)/.exec(html.slice(main)) ?? [];
  if (main < 0 || start !== "<section") return undefined;
  let depth = 0;
  for (const { 0: tag, index } of html.slice(main).matchAll(/<section\b|<\/section>/g)) {
    depth += tag === "<section" ? 1 : -1;
    if (depth === 0) return main + index + tag.length;
  }
  return undefined;
}
