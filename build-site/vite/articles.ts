import { readFile } from "node:fs/promises";
import { compile } from "@mdx-js/mdx";
import type { Root } from "mdast";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import { visit } from "unist-util-visit";
import type { Plugin } from "vite";
import { numberCitations } from "../../content-model/compiler/articles/citations.ts";
import { isElement } from "../../content-model/compiler/articles/elements.ts";
import { readableText } from "../../content-model/compiler/text-file.ts";

/**
 * `import Body from "./article.mdx"` imports an article's body as a component for prerendering. In the browser it is
 * undefined: the text is in the HTML and must not ship again as JavaScript.
 */
export function articles(): Plugin {
  return {
    name: "articles",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".mdx")) return null;
      if (this.environment.name === "client") return "export default undefined;";
      const text = readableText(await readFile(id, "utf8"));
      return { code: await compileBody(id, text, "program"), moduleType: "js" };
    },
  };
}

/** Returns the body of an article as the code of a module. */
export async function compileBody(
  file: string,
  text: string,
  outputFormat: "program" | "function-body" = "function-body",
): Promise<string> {
  const { value } = await compile(
    { path: file, value: text },
    {
      outputFormat,
      remarkPlugins: [remarkFrontmatter, numberCitations, markOpeningPractices, typography],
      rehypePlugins: [rehypeSlug],
    },
  );
  return String(value);
}

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
function typography() {
  return (tree: Root): void => {
    visit(tree, "text", (node) => {
      node.value = addNoBreakSpaces(node.value);
    });
  };
}

/** Remark plugin: marks practices before the first heading, since their headings must be of rank 2. */
function markOpeningPractices() {
  return (tree: Root): void => {
    for (const node of tree.children) {
      if (node.type === "heading") return;
      if (!isElement(node, "Practice")) continue;
      node.attributes.push({ type: "mdxJsxAttribute", name: "opens", value: "yes" });
    }
  };
}
