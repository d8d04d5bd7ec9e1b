import { createHash } from "node:crypto";
import path from "node:path";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const inPage = "?inline-script";
const inFile = "?script-file";

/**
 * Scripts that run in a page before React. Each file is compiled, with what it imports, to one line of JavaScript:
 * - `import code from "./thing.inline.ts?inline-script"` gives that line, for a script that stands in the page;
 * - `import address from "./thing.inline.ts?script-file"` gives the address of a file with it.
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
      // In development no file is written, and no policy forbids this.
      if (!isBuild) return exporting(`data:text/javascript,${encodeURIComponent(code)}`);
      const fileName = `assets/scripts/${path.basename(source, ".inline.ts")}-${shortHash(code)}.js`;
      // What is rendered at build time names the same file, and brings none along.
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source: code });
      return exporting(`/${fileName}`);
    },
  };
}

const queryOf = (id: string) => [inPage, inFile].find((query) => id.endsWith(query));
const exporting = (text: string) => `export default ${JSON.stringify(text)};`;
const shortHash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 8);

/** A script file, with what it imports, as one line of minified JavaScript; and the files that it is made of. */
export async function compileScript(file: string): Promise<{ code: string; files: string[] }> {
  const bundle = await rolldown({ input: file });
  // Scripts of a page share one scope; a function keeps each one's names to itself.
  const { output } = await bundle.generate({ format: "iife", minify: true });
  const files = await bundle.watchFiles;
  await bundle.close();
  const [chunk, ...others] = output;
  if (others.length > 0) throw new Error(`page-scripts: ${file} does not fit into one script`);
  return { code: chunk.code.trim(), files };
}
