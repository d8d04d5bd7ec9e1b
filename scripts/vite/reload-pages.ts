import type { EnvironmentModuleNode, Plugin } from "vite";

/**
 * In development, islands refresh in place; a change to anything that a page renders outside them reloads the page,
 * because no React runs there.
 */
export function reloadPages(): Plugin {
  return {
    name: "reload-pages",
    apply: "serve",
    applyToEnvironment: ({ name }) => name === "client",
    // Otherwise Vite finds the islands' dependencies at the first visit, and reloads the page for them.
    config: () => ({ optimizeDeps: { entries: ["app/**/*.island.tsx"] } }),
    hotUpdate({ file, modules, server }) {
      const rendered = [...(server.environments.ssr.moduleGraph.getModulesByFile(file) ?? [])];
      if (modules.length > 0 && !rendered.some((module) => isRenderedOutsideIslands(module))) return;
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}

/** Whether a page renders the module other than through the component of an island. */
function isRenderedOutsideIslands(
  module: EnvironmentModuleNode,
  seen = new Set<EnvironmentModuleNode>(),
): boolean {
  if (seen.has(module) || /\/live-[\w-]+\.tsx$/.test(module.file ?? "")) return false;
  seen.add(module);
  return (
    module.importers.size === 0 ||
    [...module.importers].some((importer) => isRenderedOutsideIslands(importer, seen))
  );
}
