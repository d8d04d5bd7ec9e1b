import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { isElement } from "../../content-model/compiler/articles/elements.ts";
import { withNoBreakSpaces } from "../../domain/format-text.ts";

/** Remark plugin: applies `withNoBreakSpaces` to all text. */
export function typography() {
  return (tree: Root): void => {
    visit(tree, "text", (node) => {
      node.value = withNoBreakSpaces(node.value);
    });
  };
}

/** Remark plugin: marks practices before the first heading, since their headings must be of rank 2. */
export function markOpeningPractices() {
  return (tree: Root): void => {
    for (const node of tree.children) {
      if (node.type === "heading") return;
      if (!isElement(node, "Practice")) continue;
      node.attributes.push({ type: "mdxJsxAttribute", name: "opens", value: "yes" });
    }
  };
}
