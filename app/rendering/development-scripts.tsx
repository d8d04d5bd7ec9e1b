import { use } from "react";
import { DocumentContext } from "./document-context.ts";
import { jsonInHtml } from "./json-in-html.ts";

/**
 * Loads what `<Scripts>` would load in development: Vite's client and React Router's Fast Refresh runtime, which
 * revalidates the router after each update. A page of islands has no router, so it gets a stand-in. Islands start with
 * the page here, because Vite can only refresh what the browser has loaded.
 */
export function DevelopmentScripts() {
  const { refreshRuntime } = use(DocumentContext);
  if (!refreshRuntime) return null;
  const code = `import "/@vite/client";
import ${jsonInHtml(refreshRuntime)};
window.__reactRouterDataRouter = { revalidate: async () => {} };
for (const island of document.querySelectorAll("[data-island]")) {
  const { start } = await import(island.dataset.island);
  start(island);
}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, in development only
  return <script type="module" dangerouslySetInnerHTML={{ __html: code }} />;
}
