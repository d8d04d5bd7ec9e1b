import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { attribute, derive, isElement } from "./elements.ts";

/** Returns the ids of the cited references in order of first citation, which numbers the notes, with its line. */
export function linesOfCitations(tree: Root): Map<string, number> {
  const lines = new Map<string, number>();
  visit(tree, (node) => {
    if (!isElement(node, "Cite")) return;
    const id = attribute(node, "id");
    if (!lines.has(id)) lines.set(id, node.position?.start.line ?? 1);
  });
  return lines;
}

/** Gives each `<Cite>` of a tree its note number, the count of earlier citations, and whether it directly follows one. */
export function numberCitations(tree: Root): void {
  const numbers = new Map([...linesOfCitations(tree).keys()].map((id, index) => [id, index + 1]));
  const times = new Map<string, number>();
  visit(tree, (node, index, parent) => {
    if (!isElement(node, "Cite")) return;
    const previous = parent?.children[(index ?? 0) - 1];
    const id = attribute(node, "id");
    const before = times.get(id) ?? 0;
    times.set(id, before + 1);
    derive(node, {
      number: String(numbers.get(id)),
      before: String(before),
      ...(previous && isElement(previous, "Cite") && { follows: "yes" }),
    });
  });
}
