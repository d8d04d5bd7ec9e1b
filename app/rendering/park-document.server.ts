import intentScript from "./intent.inline.ts?inline-script";

/** When React starts in the browser: at a visitor's first intent, with the page, or not at all. */
export type Hydration = "intent" | "load" | false;

const preloadTag = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const moduleTag = /<script type="module" async="">([\s\S]*?)<\/script>/g;
/** What the framework hands to the browser: its settings, then what its loaders gave, then the end. */
const contextTag =
  /<script>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = [\s\S]*?<\/script>/g;
const chunkTag =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g;
const endTag = /<script>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/g;
/** Stands where a script stood, since React counts the elements that it finds. */
const inert = '<script type="text/plain"></script>';
/** The browser fetches a page of this site while its link is being pointed at. Other sites learn nothing of that. */
const prefetchRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/**
 * Rewrites one rendered document so that React Router's client entry waits for the visitor: the
 * preloads and the scripts become data for the intent script. Throws where the framework's
 * output is not what this was written for, so that an upgrade fails the build instead of the page.
 *
 * @param html the whole document
 * @param hydration when React is to start
 */
export function parkDocument(html: string, hydration: Hydration): string {
  if (hydration === "load") return html;

  const taken = {
    preload: [] as string[],
    modules: [] as string[],
    contexts: [] as string[],
    chunks: [] as string[],
  };
  const take = (kind: keyof typeof taken, remainder: string) => (_: string, content: string) => {
    taken[kind].push(content);
    return remainder;
  };
  const bare = html
    .replace(preloadTag, take("preload", ""))
    .replace(
      moduleTag,
      take("modules", hydration ? `<script type="application/json" id="parked-app">PARKED</script>` : ""),
    )
    .replace(contextTag, take("contexts", inert))
    .replace(chunkTag, take("chunks", inert))
    .replace(endTag, inert);
  const [[code], [context]] = [taken.modules, taken.contexts];
  if (
    !code ||
    !context ||
    taken.modules.length !== 1 ||
    taken.contexts.length !== 1 ||
    taken.preload.length < 2
  ) {
    const found = Object.entries(taken).map(([kind, { length }]) => `${length} ${kind}`);
    throw new Error(`park: the framework's output is not as expected: ${found.join(", ")}`);
  }
  if (bare.includes("__reactRouterContext"))
    throw new Error("park: the framework has a script that nobody knows");
  if (!hydration) return bare;

  const app = {
    ...readModuleScript(code),
    preload: taken.preload,
    context: JSON.parse(context) as unknown,
    chunks: taken.chunks.map((literal) => JSON.parse(literal) as string),
  };
  const data = JSON.stringify(app).replaceAll("<", "\\u003c");
  return bare
    .replace("PARKED", () => data)
    .replace(
      "</head>",
      () =>
        `<script>${intentScript}</script><script type="speculationrules">${prefetchRules}</script></head>`,
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
