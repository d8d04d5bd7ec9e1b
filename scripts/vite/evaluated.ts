import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const query = "?evaluated";

/**
 * `import data from "./thing.ts?evaluated"` gives the default export of a module as it was when the site
 * was built: its value as JSON. What was needed to work it out stays out of the browser. A module that reads
 * files names them in an export `sources`, so that a change of theirs is seen while developing.
 */
export function evaluated(): Plugin {
  return {
    name: "evaluated",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const resolved = await this.resolve(source.slice(0, -query.length), importer);
      if (!resolved) throw new Error(`evaluated: cannot find ${source}`);
      return resolved.id + query;
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      // Node keeps what it has imported; the time makes it look again while developing.
      const module = (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as {
        default: unknown;
        sources?: readonly string[];
      };
      for (const source of module.sources ?? []) this.addWatchFile(path.resolve(source));
      return `export default ${JSON.stringify(module.default)};`;
    },
  };
}
