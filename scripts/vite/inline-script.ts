import { readFile } from "node:fs/promises";
import { minify, type Plugin, transformWithOxc } from "vite";

const query = "?inline-script";

/**
 * `import code from "./thing.inline.ts?inline-script"` gives the file as one line of minified
 * JavaScript, for a script that stands inside every page. The file is compiled by itself: it may
 * import types, but no values.
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
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const javascript = await transformWithOxc(await readFile(file, "utf8"), file);
      const { code, errors } = await minify(file, javascript.code, {
        module: true,
        compress: { target: "es2022" },
        mangle: { toplevel: true },
        codegen: { removeWhitespace: true },
      });
      if (errors.length > 0) throw new Error(`inline-script: ${file}: ${errors[0]?.message}`);
      if (/^\s*(import|export)\b/m.test(code)) {
        throw new Error(`inline-script: ${file} must neither import nor export values`);
      }
      // Scripts of a page share one scope; a function keeps each one's names to itself.
      return `export default ${JSON.stringify(`(()=>{${code.trim()}})()`)};`;
    },
  };
}
