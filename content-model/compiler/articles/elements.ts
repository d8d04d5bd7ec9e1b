import type { Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

/** A JSX element in an article: `<Practice …>`, `<Cite …/>`. */
export type ArticleElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The elements that can stand in an article, with their attributes. Each value of an attribute is text. */
export const articleElements = {
  Cite: ["id"],
  Group: ["people", "did"],
  HeadCount: ["title"],
  Practice: ["title", "length", "works", "stop"],
  Print: ["name", "alt"],
  PullQuote: [],
  SideNote: ["title"],
  SupportLines: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type ArticleNode = Root | Root["children"][number] | ArticleElement;

/** Returns the attributes that an element can have; undefined for an element that articles don't have. */
export const attributesOf = (name: string | null): readonly string[] | undefined =>
  name !== null && Object.hasOwn(articleElements, name)
    ? articleElements[name as keyof typeof articleElements]
    : undefined;

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

/** Gives an element properties that follow from the article. Its file can't have them. */
export function derive(element: ArticleElement, properties: Readonly<Record<string, string>>): void {
  element.data = { ...element.data, hProperties: { ...element.data?.hProperties, ...properties } };
}
