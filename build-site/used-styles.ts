import postcss, { type Container } from "postcss";

/**
 * Leaves out the rules that can't apply to a page, so that a part with many variants costs a page only those it shows.
 *
 * @param css minified styles
 * @param texts the classes of the page, and the scripts that may change it: what stands in neither is never on the page
 */
export function usedStyles(css: string, texts: string): string {
  const root = postcss.parse(css);
  const words = new Set(texts.split(/[^\w-]+/));
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) =>
      requiredClasses(selector).every((name) => words.has(name)),
    );
    if (used.length === 0) removeWithEmptyParents(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  return root.toString();
}

/**
 * Divides the styles of a page: those that its start needs, and a style sheet for the rest of it. If the start needs only a part
 * of a layer, the rest has that layer again as a whole: in parts, another order of the rules could let another one win.
 *
 * @param start the classes of the page's start
 */
export function divideStyles(css: string, start: string): { readonly inline: string; readonly rest: string } {
  const all = layersIn(css);
  const used = usedStyles(css, start);
  const needed = layersIn(used);
  const order = all.size > 0 ? `@layer ${[...all.keys()].join()};` : "";
  const rest = postcss.parse(css);
  rest.each((node) => {
    if (node.type !== "atrule") return;
    // Fonts that are defined again are loaded again, and the text jumps.
    const isComplete = node.name === "layer" && all.get(node.params) === needed.get(node.params);
    if (node.name === "font-face" || isComplete) node.remove();
  });
  return { inline: order + used, rest: rest.toString() };
}

/** Returns the text of each layer, in the order of layers. */
function layersIn(css: string): ReadonlyMap<string, string> {
  const layers = new Map<string, string>();
  postcss.parse(css).each((node) => {
    if (node.type !== "atrule" || node.name !== "layer") return;
    for (const name of node.params.split(/,\s*/))
      layers.set(name, (layers.get(name) ?? "") + (node.nodes ?? []).join(""));
  });
  return layers;
}

/** The classes without which a selector matches nothing. */
const requiredClasses = (selector: string): string[] =>
  [...withoutArguments(selector).matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);

/** What `:not()` excludes needn't be there, nor all that `:is()` and `:has()` list. */
function withoutArguments(selector: string): string {
  const inner = selector.replaceAll(/\([^()]*\)/g, "");
  return inner === selector ? inner : withoutArguments(inner);
}

function removeWithEmptyParents(node: postcss.ChildNode): void {
  const parent = node.parent as Container | undefined;
  node.remove();
  if (parent?.nodes?.length === 0 && parent.type === "atrule")
    removeWithEmptyParents(parent as postcss.ChildNode);
}
