import type { Element } from "hast";
import type { Emphasis, Root, Text } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { type State, toHast } from "mdast-util-to-hast";
import rehypeSlug from "rehype-slug";
import { visit } from "unist-util-visit";
import { withNoBreakSpaces } from "../../../domain/format-text.ts";
import type { Body } from "../../schema/article.ts";
import { numberCitations } from "./citations.ts";
import { type ArticleElement, attributesOf, derive, isElement } from "./elements.ts";

/**
 * Returns what an article's page shows, and changes the tree for it. Only what is known comes in: the elements of articles with their
 * attributes, and what Markdown has. There is no code in it, and none is made from it.
 */
export function articleBody(tree: Root): Body {
  unwrapElements(tree);
  numberCitations(tree);
  markOpeningPractices(tree);
  keepUnitsTogether(tree);
  const body = toHast(tree, {
    handlers: { mdxJsxFlowElement: elementOf, mdxJsxTextElement: elementOf },
  }) as Body;
  rehypeSlug()(body);
  visit(body, (node) => {
    delete node.position;
  });
  return body;
}

function elementOf(state: State, node: ArticleElement): Element | undefined {
  const known = attributesOf(node.name);
  if (!known || node.name === null) return undefined;
  const properties: Element["properties"] = {};
  for (const one of node.attributes) {
    if (one.type !== "mdxJsxAttribute" || !known.includes(one.name)) continue;
    if (typeof one.value === "string") properties[one.name] = one.value;
  }
  Object.assign(properties, node.data?.hProperties);
  return {
    type: "element",
    tagName: node.name,
    properties,
    children: state.all(node) as Element["children"],
  };
}

/** An element alone on its line isn't a paragraph. */
function unwrapElements(tree: Root): void {
  visit(tree, "paragraph", (node, index = 0, parent) => {
    const parts = node.children.filter((child) => child.type !== "text" || child.value.trim() !== "");
    if (parts.length === 0 || !parts.every((child) => child.type === "mdxJsxTextElement")) return undefined;
    parent?.children.splice(index, 1, ...parts.map(asFlow));
    return index;
  });
}

const asFlow = (element: MdxJsxTextElement): MdxJsxFlowElement => ({
  ...element,
  type: "mdxJsxFlowElement",
  children: element.children as MdxJsxFlowElement["children"],
});

/** A figure and what a hyphen joins to it, such as “8-week”: browsers break lines after a hyphen. */
const compounds = /(\d+-\p{L}+)/u;

/** Keeps figures on one line with their units. */
function keepUnitsTogether(tree: Root): void {
  visit(tree, "text", (node, index = 0, parent) => {
    const text = (value: string) => ({ type: "text" as const, value });
    const parts = withNoBreakSpaces(node.value).split(compounds);
    parent?.children.splice(
      index,
      1,
      ...parts.map((part, place) => (place % 2 ? unbroken(text(part)) : text(part))),
    );
    return index + parts.length;
  });
}

const unbroken = (text: Text): Emphasis => ({
  type: "emphasis",
  data: { hName: "span", hProperties: { className: ["nowrap"] } },
  children: [text],
});

/** Marks practices before the first heading, since their headings must be of rank 2. */
function markOpeningPractices(tree: Root): void {
  for (const node of tree.children) {
    if (node.type === "heading") return;
    if (isElement(node, "Practice")) derive(node, { opens: "yes" });
  }
}
