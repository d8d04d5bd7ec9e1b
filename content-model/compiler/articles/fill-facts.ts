import type { PhrasingContent, Root } from "mdast";
import { visit } from "unist-util-visit";
import { inlineTree } from "../../schema/parse-prose.ts";
import { fillText, type KnownFacts } from "../placeholders.ts";
import { masked, unmaskFacts } from "./masked-facts.ts";

/**
 * Fills the placeholders in a parsed article. A fact is a text, whatever signs stand in it, and becomes no markup; only one whose field
 * takes links is formatted.
 */
export function fillFacts(tree: Root, known: KnownFacts): void {
  visit(tree, (node, index = 0, parent) => {
    switch (node.type) {
      case "text": {
        const written = filledNodes(node.value, known);
        parent?.children.splice(index, 1, ...written);
        return index + written.length;
      }
      case "code":
      case "inlineCode":
        node.value = filled(node.value, known);
        return undefined;
      case "link":
      case "definition":
        node.url = filledUrl(node.url, known);
        return undefined;
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        for (const attribute of node.attributes)
          if (attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string")
            attribute.value = filled(attribute.value, known);
        return undefined;
      default:
        return undefined;
    }
  });
}

/** Returns the fields of an article with their placeholders filled. */
export function fillFields(value: unknown, known: KnownFacts): unknown {
  if (typeof value === "string") return filled(value, known);
  if (Array.isArray(value)) return value.map((item) => fillFields(item, known));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillFields(inner, known)]));
}

const filled = (text: string, known: KnownFacts) => fillText(unmaskFacts(text), known).text;

/** A fact that isn't known leads to the home page, so that only the fact is reported. */
function filledUrl(url: string, known: KnownFacts): string {
  const { text, errors } = fillText(unmaskFacts(url), known);
  return text !== url && (errors.length > 0 || !known.areKnown) ? "/" : text;
}

function filledNodes(text: string, known: KnownFacts): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  const add = (value: string) => {
    const last = nodes.at(-1);
    if (last?.type === "text") last.value += value;
    else if (value) nodes.push({ type: "text", value });
  };
  for (const [index, part] of text.split(masked).entries()) {
    if (index % 2 === 0) add(part);
    else {
      const words = fillText(`{{${part}}}`, known).text;
      const [paragraph] = known.facts.get(part.trim())?.hasLinks ? inlineTree(words).children : [];
      if (paragraph?.type !== "paragraph") add(words);
      else for (const node of paragraph.children) node.type === "text" ? add(node.value) : nodes.push(node);
    }
  }
  return nodes;
}
