import { globSync } from "node:fs";
import path from "node:path";
import { type EnvironmentModuleNode, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";

type Site = typeof import("../../site/site.tsx");

const island = (name: string) => ({
  modules: globSync(`site/**/${name}.island.tsx`).map((file) => `/${file}`),
  imports: {},
});

/**
 * Renders pages at each request during development. A change to anything that a page renders reloads it: outside islands, no
 * React runs there.
 */
export function pagesInDevelopment(): Plugin {
  return {
    name: "pages-in-development",
    apply: "serve",
    // Otherwise Vite finds the islands' dependencies at the first visit, and reloads the page for them.
    config: () => ({ optimizeDeps: { entries: ["site/**/*.island.tsx"] } }),
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        renderPage(server, request.originalUrl ?? "/").then(({ status, contentType, body }) => {
          response.writeHead(status, { "Content-Type": contentType }).end(body);
        }, next);
      });
    },
    hotUpdate: {
      order: "post",
      handler({ file, server: { environments } }) {
        const { client, ssr } = environments;
        if (this.environment !== client || !ssr?.moduleGraph.getModulesByFile(file)) return;
        client.hot.send({ type: "full-reload" });
        return [];
      },
    },
  };
}

/** Renders the file at a URL, or the not-found page. */
async function renderPage(server: ViteDevServer, url: string) {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("pages need an environment that runs modules");
  const { sources, render } = await ssr.runner.import<Site>("/site/site.tsx");
  const asked = url.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
  const known = sources.has(asked) ? asked : "/404";
  const files = ["site/document.tsx", `site/${sources.get(known)}`];
  const stylesFor = async (_: unknown, computed: string) => ({
    inline: (await stylesOf(server, files)) + computed,
  });
  const { body, contentType } = await render(known, { stylesFor, island });
  const isPage = contentType.startsWith("text/html");
  return {
    status: known === asked ? 200 : 404,
    contentType,
    body: isPage ? await server.transformIndexHtml(url, body) : body,
  };
}

/** The styles that modules import, directly or through others. */
async function stylesOf(server: ViteDevServer, files: readonly string[]): Promise<string> {
  const { client, ssr } = server.environments;
  const urls = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const walk = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) walk(imported);
    if (module.url.endsWith(".css")) urls.add(module.url);
  };
  for (const file of files)
    ssr?.moduleGraph.getModulesByFile(path.resolve(file).replaceAll(path.sep, "/"))?.forEach(walk);
  const sheets = await Promise.all([...urls].map((url) => client?.transformRequest(`${url}?direct`)));
  return sheets.map((sheet) => sheet?.code ?? "").join("\n");
}
