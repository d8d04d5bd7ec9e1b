import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import path from "node:path";
import type { Finding } from "./finding.ts";

/**
 * Reads the files that may contain a URL, `content/` first.
 *
 * @returns a function that finds the first occurrence of a text as a string literal, a YAML value or a link
 */
export async function sourceFinder(
  folder: string,
): Promise<(text: string) => Pick<Finding, "file" | "line"> | undefined> {
  const names = [
    ...(await Array.fromAsync(glob("content/**/*.{yaml,mdx}", { cwd: folder }))).sort(),
    ...(await Array.fromAsync(glob("{domain,site}/**/*.{ts,tsx}", { cwd: folder }))).sort(),
    // Redirect targets aren't links.
  ].filter((name) => !name.includes(".test.") && name !== path.join("content", "redirects.yaml"));
  const texts = names.map((name) => [name, readFileSync(path.join(folder, name), "utf8")] as const);
  return (wanted) => {
    // `${paths.faq}#religious` contains the anchor alone.
    const anchor = wanted.includes("#") ? wanted.slice(wanted.indexOf("#")) : undefined;
    // `/blog/${slug}` contains the last segment alone.
    const slug = wanted.split("/").at(-1);
    const endings = [
      `"${wanted}"`,
      `\`${wanted}\``,
      `](${wanted})`,
      `: ${wanted}\n`,
      ...(anchor ? [`${anchor}"`, `${anchor}\``] : []),
      ...(slug && !anchor ? [`"${slug}"`] : []),
    ];
    for (const ending of endings) {
      const found = texts.find(([, text]) => text.includes(ending));
      if (!found) continue;
      const [name, text] = found;
      const line = text.slice(0, text.indexOf(ending)).split("\n").length;
      return { file: name.replaceAll(path.sep, "/"), line };
    }
    return undefined;
  };
}
