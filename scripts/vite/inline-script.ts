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
      const bundle = await rolldown({ input: id.slice(0, -query.length) });
      // Scripts of a page share one scope; a function keeps each one's names to itself.
      const { output } = await bundle.generate({ format: "iife", minify: true });
      for (const file of await bundle.watchFiles) this.addWatchFile(file);
      await bundle.close();
      const [chunk, ...others] = output;
      if (others.length > 0) throw new Error(`inline-script: ${id} does not fit into one script`);
      return `export default ${JSON.stringify(chunk.code.trim())};`;
    },
  };
}
