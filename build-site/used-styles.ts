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
