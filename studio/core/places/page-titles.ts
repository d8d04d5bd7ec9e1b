import { datedPage, isPage } from "./compare/compare-renderings.ts";
import type { Rendering } from "./renderer.ts";

const files: Readonly<Record<string, string>> = {
  "/": "Home",
  "/404": "Unknown page",
  "/error": "Page for errors",
  "/rss.xml": "Feed",
  "/sitemap.xml": "List of pages for search engines",
  "/robots.txt": "Rules for search engines",
};

/**
 * Returns a function from a URL path to what the owner calls the page: its label in the menus, otherwise its title.
 *
 * @param now in milliseconds since 1970
 */
export function pageTitles(before: Rendering, after: Rendering, now: number): (path: string) => string {
  const { main, footer } = after.content.navigation;
  const labels = new Map<string, string>();
  for (const entry of [...main, ...footer]) {
    const links = "links" in entry ? entry.links : [entry];
    for (const { to, label } of links) if (!labels.has(to)) labels.set(to, label);
  }
  return (path) => {
    const known = files[path] ?? labels.get(path);
    if (known) return known;
    const file = after.files.get(path) ?? before.files.get(path);
    if (!file) return path;
    if (isPage(file))
      return datedPage(file)
        .at(now)
        .title.replace(/ \| .*/, "");
    const calendar = /^X-WR-CALNAME:(.*)$/m.exec(file.body)?.[1]?.trim().replaceAll("\\", "");
    return calendar ? `Calendar “${calendar}”` : path;
  };
}
