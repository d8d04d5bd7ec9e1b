import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const query = "?inline-script";

/**
 * `import code from "./thing.inline.ts?inline-script"` imports a script that runs without React, bundled and minified, for
 * an inline `<script>`.
 */
export function pageScripts(): Plugin {
  return {
    name: "page-scripts",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const resolved = await this.resolve(source.slice(0, -query.length), importer);
      if (!resolved) throw new Error(`page-scripts: cannot find ${source}`);
      return resolved.id + query;
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const { code, files } = await compileScript(id.slice(0, -query.length));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

/** Returns a script bundled with its imports and minified, and the files that went into it. */
export async function compileScript(file: string): Promise<{ code: string; files: string[] }> {
  const bundle = await rolldown({ input: file });
  // Inline scripts share the global scope, hence a function around each.
  const { output } = await bundle.generate({ format: "iife", minify: true });
  const files = await bundle.watchFiles;
  await bundle.close();
  const [chunk, ...others] = output;
  if (others.length > 0) throw new Error(`page-scripts: ${file} does not fit into one script`);
  // Notes for a bundler, which nothing reads any more.
  return { code: chunk.code.trim().replaceAll("/* @__PURE__ */ ", " "), files };
}
