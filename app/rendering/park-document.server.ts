import intentScript from "./intent.inline.ts?inline-script";

/** When React starts in the browser: at a visitor's first intent, with the page, or not at all. */
export type Hydration = "intent" | "load" | false;

const preloadTag = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const moduleTag = /<script type="module" async="">([\s\S]*?)<\/script>/g;
const contextTag = /<script>window\.__reactRouterContext[\s\S]*?<\/script>/g;
const prefetchRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/**
 * Rewrites one rendered document so that React Router's client entry waits for the visitor: the
 * preloads and the module script become data for the intent script. Throws where the framework's
 * output is not what this was written for, so that an upgrade fails the build instead of the page.
 *
 * @param html the whole document
 * @param hydration when React is to start
 */
export function parkDocument(html: string, hydration: Hydration): string {
  if (hydration === "load") return html;

  const preload: string[] = [];
  const modules: string[] = [];
  let parked = html
    .replace(preloadTag, (_, href: string) => {
      preload.push(href);
      return "";
    })
    .replace(moduleTag, (_, code: string) => {
      modules.push(code);
      return hydration ? `<script type="application/json" id="parked-app">PARKED</script>` : "";
    });
  const [code] = modules;
  if (modules.length !== 1 || !code || preload.length < 2) {
    throw new Error(
      `park: expected one module script and its preloads, found ${modules.length} and ${preload.length}`,
    );
  }
  if (!hydration) return parked.replace(contextTag, "");

  const data = JSON.stringify({ ...readModuleScript(code), preload }).replaceAll("<", "\\u003c");
  parked = parked.replace("PARKED", () => data);
  return parked.replace(
    "</head>",
    () => `<script>${intentScript}</script><script type="speculationrules">${prefetchRules}</script></head>`,
  );
}

/** Takes React Router's module script apart: manifest, modules of each route, client entry. */
function readModuleScript(code: string) {
  const manifest = /^import "([^"]+)";/m.exec(code)?.[1];
  const entry = /import\("([^"]+)"\);\s*$/.exec(code)?.[1];
  const files = new Map(
    [...code.matchAll(/import \* as (\w+) from "([^"]+)";/g)].map(([, name, file]) => [name, file]),
  );
  const table = /__reactRouterRouteModules = \{([^}]*)\}/.exec(code)?.[1] ?? "";
  const routes = [...table.matchAll(/"([^"]+)":(\w+)/g)].map(([, id, name]) => [
    id,
    [...files].filter(([file]) => file === name || file?.startsWith(`${name}_`)).map(([, path]) => path),
  ]);
  if (!manifest || !entry || routes.length < 2 || routes.some(([, paths]) => paths?.length === 0)) {
    throw new Error("park: the framework's module script is not as expected");
  }
  return { manifest, entry, routes };
}
