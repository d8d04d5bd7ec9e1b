import type { Root, Text } from "mdast";
import { visit } from "unist-util-visit";
import { type ArticleElement, isElement } from "../../content-model/compiler/articles/elements.ts";
import { withNoBreakSpaces } from "../../domain/format-text.ts";

/** A figure and what a hyphen joins to it, such as “8-week”: browsers break lines after a hyphen. */
const compounds = /(\d+-\p{L}+)/u;

/** Remark plugin: keeps figures on one line with their units. */
export function typography() {
  return (tree: Root): void => {
    visit(tree, "text", (node, index = 0, parent) => {
      const text = (value: string) => ({ type: "text" as const, value });
      const parts = withNoBreakSpaces(node.value).split(compounds);
      parent?.children.splice(
        index,
        1,
        ...parts.map((part, place) => (place % 2 ? whole(text(part)) : text(part))),
      );
      return index + parts.length;
    });
  };
}

const whole = (text: Text): ArticleElement => ({
  type: "mdxJsxTextElement",
  name: "span",
  attributes: [{ type: "mdxJsxAttribute", name: "className", value: "nowrap" }],
  children: [text],
});

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
