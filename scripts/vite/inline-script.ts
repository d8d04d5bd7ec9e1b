import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const query = "?inline-script";

/**
 * `import code from "./thing.inline.ts?inline-script"` gives the file, with what it imports, as one line
 * of minified JavaScript, for a script that stands inside every page.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const resolved = await this.resolve(source.slice(0, -query.length), importer);
      if (!resolved) throw new Error(`inline-script: cannot find ${source}`);
      return resolved.id + query;
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const { code, files } = await compileInlineScript(id.slice(0, -query.length));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

/** A script file, with what it imports, as one line of minified JavaScript; and the files that it is made of. */
export async function compileInlineScript(file: string): Promise<{ code: string; files: string[] }> {
  const bundle = await rolldown({ input: file });
  // Scripts of a page share one scope; a function keeps each one's names to itself.
  const { output } = await bundle.generate({ format: "iife", minify: true });
  const files = await bundle.watchFiles;
  await bundle.close();
  const [chunk, ...others] = output;
  if (others.length > 0) throw new Error(`inline-script: ${file} does not fit into one script`);
  return { code: chunk.code.trim(), files };
}
