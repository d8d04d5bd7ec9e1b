import type { Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

/** A JSX element in an article: `<Practice …>`, `<Cite …/>`. */
export type ArticleElement = MdxJsxFlowElement | MdxJsxTextElement;

type ArticleNode = Root | Root["children"][number] | ArticleElement;

/** Returns whether a node is a JSX element with one of these names. */
export function isElement(node: ArticleNode, ...names: readonly string[]): node is ArticleElement {
  return (
    (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
    names.includes(node.name ?? "")
  );
}

/** Returns the text of an attribute, or an empty string. */
export function attribute(element: ArticleElement, name: string): string {
  for (const candidate of element.attributes) {
    if (candidate.type !== "mdxJsxAttribute" || candidate.name !== name) continue;
    return typeof candidate.value === "string" ? candidate.value : "";
  }
  return "";
}
