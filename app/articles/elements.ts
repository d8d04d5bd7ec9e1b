import type { Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

/** An element in an article that is not Markdown: `<Practice …>`, `<Cite …/>`. */
export type ArticleElement = MdxJsxFlowElement | MdxJsxTextElement;

export type ArticleNode = Root | Root["children"][number] | ArticleElement;

/** Whether a node of an article is one of these elements. */
export function isElement(node: ArticleNode, ...names: readonly string[]): node is ArticleElement {
  return (
    (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
    names.includes(node.name ?? "")
  );
}

/** The text of an attribute; empty where it has none. */
export function attribute(element: ArticleElement, name: string): string {
  for (const candidate of element.attributes) {
    if (candidate.type !== "mdxJsxAttribute" || candidate.name !== name) continue;
    return typeof candidate.value === "string" ? candidate.value : "";
  }
  return "";
}
