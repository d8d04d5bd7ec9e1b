import { createHash } from "node:crypto";
import type { EntryContext } from "react-router";
import { startPlaceholder } from "../page-script/page-script.tsx";
import type { ParkedApp } from "./parked-app.ts";
import startScript from "./start.inline.ts?inline-script";

/** When React starts in the browser: at a visitor's first intent, with the page, or not at all. */
export type Hydration = "intent" | "load" | false;

const preloadTag = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const moduleTag = /<script type="module" async="">([\s\S]*?)<\/script>/g;
/** What the framework hands to the browser: its settings, then what its loaders gave, then the end. */
const contextTag =
  /<script>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = [\s\S]*?<\/script>/g;
const chunkTag =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g;
/** Where the script of every page is told what starts React on this one. */
const startAttribute = ` data-start="${startPlaceholder}"`;
const endTag = /<script>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/g;
/** Stands where a script stood, since React counts the elements that it finds. */
const inert = '<script type="text/plain"></script>';
/** Links to other pages of this site: not to files, and not to the page itself, whose draft would be an older one. */
const toPages = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: "/*.*" } },
    { not: { selector_matches: "[aria-current]" } },
  ],
};
/**
 * While a link is being pointed at, the browser makes its page ready; where it has no memory or power for that, or
 * does not know how, it fetches it at least. Other sites learn nothing of that.
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: toPages, eagerness: "moderate" }],
  prerender: [{ where: toPages, eagerness: "moderate" }],
});

/** A page that waits, and what starts React on it: an address and the script there. */
export type ParkedDocument = {
  readonly document: string;
  readonly start?: { readonly address: string; readonly code: string };
};

/**
 * Rewrites one rendered document so that React Router's client entry waits for the visitor: the
 * preloads and the scripts become a file of their own, which the page's script asks for. Throws where the
 * framework's output is not what this was written for, so that an upgrade fails the build instead of the page.
 *
 * @param html the whole document
 * @param hydration when React is to start
 * @param context React Router's, with its list of routes
 */
export function parkDocument(
  html: string,
  hydration: Hydration,
  { manifest, staticHandlerContext }: EntryContext,
): ParkedDocument {
  if (html.split(startAttribute).length !== 2)
    throw new Error("park: the page has no script, or two of them");
  const unparked = html.replace(startAttribute, "");
  if (hydration === "load") return { document: unparked };

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
  const bare = (hydration ? html : unparked)
    .replace(preloadTag, take("preload", ""))
    .replace(moduleTag, take("modules", hydration ? inert : ""))
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
  if (!hydration) return { document: bare };

  const own = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]);
  const app: ParkedApp = {
    ...readModuleScript(code),
    // The framework asks for the address of the whole list in advance, which nobody needs: here, for what it has.
    manifest: { ...manifest, url: manifest.entry.module, routes: Object.fromEntries(own) },
    preload: taken.preload.filter((file) => file !== manifest.url),
    context: JSON.parse(context) as object,
    chunks: taken.chunks.map((literal) => JSON.parse(literal) as string),
  };
  const start = `window.parkedApp=${JSON.stringify(app)};${startScript}`;
  const address = `/assets/start-${createHash("sha256").update(start).digest("base64url").slice(0, 8)}.js`;
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  return {
    document: bare.replace(startAttribute, ` data-start="${address}"`).replace("</head>", `${rules}</head>`),
    start: { address, code: start },
  };
}

/** Takes React Router's module script apart: modules of each route, client entry. */
function readModuleScript(code: string) {
  const entry = /import\("([^"]+)"\);\s*$/.exec(code)?.[1];
  const files = [...code.matchAll(/import \* as (\w+) from "([^"]+)";/g)];
  const table = /__reactRouterRouteModules = \{([^}]*)\}/.exec(code)?.[1] ?? "";
  const routes = [...table.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = "", name = ""]) => {
    const own = files.filter(([, file]) => file === name || file?.startsWith(`${name}_`));
    return [id, own.map(([, , path = ""]) => path)] as const;
  });
  if (!entry || routes.length < 2 || routes.some(([, paths]) => paths.length === 0)) {
    throw new Error("park: the framework's module script is not as expected");
  }
  return { entry, routes };
}
