import type { Root } from "mdast";
import { visit } from "unist-util-visit";

const noBreak = "\u00a0";
const narrow = "\u202f";

const units = /(?<=\d) (?=(?:km|kg|am|pm|°C)\b)/g;
const counted =
  /(?<=\d) (?=(?:per cent|minutes?|seconds?|hours?|days?|weeks?|months?|years?|people|metres?)\b)/g;

const signs = / (?=[=×])|(?<=[=×]) /g;

/** Keeps a figure and what it counts on one line, with a narrow space before a unit; and a formula together. */
export const spaced = (text: string): string =>
  text.replace(units, narrow).replace(counted, noBreak).replace(signs, noBreak);

/** The same for a whole article. */
export function typography() {
  return (tree: Root): void => {
    visit(tree, "text", (node) => {
      node.value = spaced(node.value);
    });
  };
}
