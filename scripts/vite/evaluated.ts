import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const query = "?evaluated";

/**
 * `import data from "./module.ts?evaluated"` imports the default export of a module as JSON, evaluated at build time in
 * Node. The module's own dependencies stay out of the browser. A module that reads files exports their paths as
 * `sources`, so that the development server watches them.
 */
export function evaluated(): Plugin {
  return {
    name: "evaluated",
    enforce: "pre",
    resolveId(source, importer) {
      if (!source.endsWith(query) || !importer) return null;
      // Not `this.resolve`: React Router rejects `*.server.ts` in browser code, where only its value arrives.
      return path.resolve(path.dirname(importer), source);
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      // Node caches imports by URL; the time makes it read the module again during development.
      const module = (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as {
        default: unknown;
        sources?: readonly string[];
      };
      for (const source of module.sources ?? []) this.addWatchFile(path.resolve(source));
      return `export default ${JSON.stringify(module.default)};`;
    },
  };
}
