import type { Root } from "mdast";
import { isElement } from "./elements.ts";

/** Marks each practice that stands before the first heading of an article: its own heading has to rank as one. */
export function headingRanks() {
  return (tree: Root): void => {
    for (const node of tree.children) {
      if (node.type === "heading") return;
      if (!isElement(node, "Practice")) continue;
      node.attributes.push({ type: "mdxJsxAttribute", name: "opens", value: "yes" });
    }
  };
}
