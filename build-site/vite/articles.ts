import { readFile } from "node:fs/promises";
import { compile } from "@mdx-js/mdx";
import type { Root, Text } from "mdast";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import { visit } from "unist-util-visit";
import type { Plugin } from "vite";
import { numberCitations } from "../../content-model/compiler/articles/citations.ts";
import { type ArticleElement, isElement } from "../../content-model/compiler/articles/elements.ts";
import { readableText } from "../../content-model/compiler/text-file.ts";
import { withNoBreakSpaces } from "../../domain/format-text.ts";

/** In development, `import Body from "./article.mdx"` gets an article's body as a component. A build is given the bodies. */
export function articles(): Plugin {
  return {
    name: "articles",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".mdx")) return null;
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

/** A figure and what a hyphen joins to it, such as “8-week”: browsers break lines after a hyphen. */
const compounds = /(\d+-\p{L}+)/u;

/** Remark plugin: keeps figures on one line with their units. */
function typography() {
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
function markOpeningPractices() {
  return (tree: Root): void => {
    for (const node of tree.children) {
      if (node.type === "heading") return;
      if (!isElement(node, "Practice")) continue;
      node.attributes.push({ type: "mdxJsxAttribute", name: "opens", value: "yes" });
    }
  };
}
