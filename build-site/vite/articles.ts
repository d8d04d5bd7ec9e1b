import { readFile } from "node:fs/promises";
import { compile } from "@mdx-js/mdx";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import type { Plugin } from "vite";
import { numberCitations } from "../../content-model/compiler/articles/citations.ts";
import { readableText } from "../../content-model/compiler/text-file.ts";
import { markOpeningPractices, typography } from "../../site/articles/remark-plugins.ts";

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
