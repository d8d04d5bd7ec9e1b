import { glob } from "node:fs/promises";
import path from "node:path";
import { prerenderingRules } from "../../app/rendering/prerendering-rules.ts";
import { compileScript } from "../vite/page-scripts.ts";

const root = path.join(import.meta.dirname, "../..");

/** Returns the text of each inline script that pages may have. */
export async function inlineScripts(): Promise<ReadonlySet<string>> {
  const files = await Array.fromAsync(glob("app/**/*.inline.ts", { cwd: root }));
  const compiled = await Promise.all(files.map((file) => compileScript(path.join(root, file))));
  return new Set([prerenderingRules, ...compiled.map(({ code }) => code)]);
}
