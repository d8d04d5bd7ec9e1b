import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { isElement } from "../../content-model/compiler/articles/elements.ts";

const noBreak = "\u00a0";
const narrow = "\u202f";

const units = /(?<=\d) (?=(?:km|kg|am|pm|°C)\b)/g;
const counted =
  /(?<=\d) (?=(?:per cent|minutes?|seconds?|hours?|days?|weeks?|months?|years?|people|metres?)\b)/g;

const signs = / (?=[=×])/g;

/** Keeps numbers with their units, and signs with what is before them, on one line by no-break spaces (narrow before a unit). */
export const addNoBreakSpaces = (text: string): string =>
  text.replace(units, narrow).replace(counted, noBreak).replace(signs, noBreak);

/** Remark plugin: applies `addNoBreakSpaces` to all text. */
export function typography() {
  return (tree: Root): void => {
    visit(tree, "text", (node) => {
      node.value = addNoBreakSpaces(node.value);
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
