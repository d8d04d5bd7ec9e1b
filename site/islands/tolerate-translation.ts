/**
 * Lets React go on in a page that the browser begins to translate while it is used. The browser puts `<font>` elements in the
 * places of text nodes. React looks for those nodes; it would throw, and the form would go with all that was typed
 * (https://github.com/facebook/react/issues/11538). What was meant to be removed or to follow is then what stands in its place.
 */
export function tolerateTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const inPlace = childWith(this, child);
    if (inPlace) removeChild.call(this, inPlace);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, child, next && (childWith(this, next) ?? null));
    return child;
  };
}

/** Returns the child of a node that is or contains another node; undefined if none does. */
function childWith(parent: Node, node: Node): Node | undefined {
  let found: Node | null = node;
  while (found && found.parentNode !== parent) found = found.parentNode;
  return found ?? undefined;
}
