import { createHash } from "node:crypto";
import path from "node:path";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const inPage = "?inline-script";
const inFile = "?script-file";

/**
 * Bundles and minifies scripts that run without React:
 * - `import code from "./thing.inline.ts?inline-script"` is the code, for an inline script;
 * - `import url from "./thing.inline.ts?script-file"` is the URL of a file with it.
 */
export function pageScripts(): Plugin {
  let isBuild = false;
  return {
    name: "page-scripts",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    async resolveId(source, importer) {
      const query = queryOf(source);
      if (!query) return null;
      const resolved = await this.resolve(source.slice(0, -query.length), importer);
      if (!resolved) throw new Error(`page-scripts: cannot find ${source}`);
      return resolved.id + query;
    },
    async load(id) {
      const query = queryOf(id);
      if (!query) return null;
      const source = id.slice(0, -query.length);
      const { code, files } = await compileScript(source);
      for (const file of files) this.addWatchFile(file);
      if (query === inPage) return exporting(code);
      // Development writes no files and has no content security policy.
      if (!isBuild) return exporting(`data:text/javascript,${encodeURIComponent(code)}`);
      const fileName = `assets/scripts/${path.basename(source, ".inline.ts")}-${shortHash(code)}.js`;
      // The server environment refers to the file that the client environment emits.
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source: code });
      return exporting(`/${fileName}`);
    },
  };
}

const queryOf = (id: string) => [inPage, inFile].find((query) => id.endsWith(query));
const exporting = (text: string) => `export default ${JSON.stringify(text)};`;
const shortHash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 8);

/** Returns a script bundled with its imports and minified, and the files that went into it. */
export async function compileScript(file: string): Promise<{ code: string; files: string[] }> {
  const bundle = await rolldown({ input: file });
  // Inline scripts share the global scope, hence a function around each.
  const { output } = await bundle.generate({ format: "iife", minify: true });
  const files = await bundle.watchFiles;
  await bundle.close();
  const [chunk, ...others] = output;
  if (others.length > 0) throw new Error(`page-scripts: ${file} does not fit into one script`);
  return { code: chunk.code.trim(), files };
}
