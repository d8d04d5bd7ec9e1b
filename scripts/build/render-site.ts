import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import vm from "node:vm";
import { runSync } from "@mdx-js/mdx";
import { contentModules } from "../../content-model/compiler/content-modules.ts";
import type { CheckedContent } from "../../content-model/compiler/read-content.ts";
import { slugOf } from "../../content-model/compiler/write-snapshot.ts";
import type { SiteFile } from "../../site/seo/site-file.ts";
import { compileBody } from "../vite/articles.ts";
import { allowedBy, contentSecurityPolicies } from "./content-security-policy.ts";
import { contentPrefix, openIslands } from "./islands.ts";
import { chunksOf, readManifest } from "./vite-manifest.ts";

/** A file of the site. */
export type RenderedFile = SiteFile & {
  /** The content security policy of a page. */
  readonly policy?: string;
};

/** The files of a site by URL path. */
export type RenderedSite = ReadonlyMap<string, RenderedFile>;

type Site = Pick<typeof import("../../site/site.tsx"), "render" | "sources">;
type Module = { exports: unknown };
type Require = (id: string) => unknown;

/** How many articles' bodies are remembered: some versions of each. */
const bodiesKept = 50;

/**
 * Opens the built program that renders the site. The build, the studio's preview, what a change will change, and
 * publishing render with the function that this returns.
 *
 * @param folder what `buildProgram` returned; it isn't read later
 * @returns the function from content to all pages and other files that depend on it
 */
export async function openRenderer(
  folder: string,
): Promise<(content: CheckedContent) => Promise<RenderedSite>> {
  const pages = path.resolve(folder, "pages");
  const packages = createRequire(path.join(pages, "site.cjs"));
  const instantiate = await openProgram(pages, packages);
  const cssOf = await openStyles(pages);
  const islands = await openIslands(path.join(folder, "client"));
  const bodies = new Map<string, Promise<unknown>>();

  /** The body of an article as a component. Compiling one takes as long as rendering ten pages. */
  const bodyOf = (file: string, text: string) => {
    const body = bodies.get(text) ?? componentOf(file, text, packages("react/jsx-runtime") as object);
    // The most recently used are last.
    bodies.delete(text);
    bodies.set(text, body);
    for (const oldest of [...bodies.keys()].slice(0, -bodiesKept)) bodies.delete(oldest);
    body.catch(() => bodies.delete(text));
    return body;
  };

  return async ({ content, articles, articleTexts, sources }) => {
    const written = [...articleTexts].map(
      async ([file, text]) => [slugOf(file), await bodyOf(file, text)] as const,
    );
    const modules = new Map([
      ...contentModules(content, articles, sources),
      ["bodies", { bodies: Object.fromEntries(await Promise.all(written)) }],
    ]);
    const site = instantiate((name) => modules.get(name));
    const policyOf = await contentSecurityPolicies(allowedBy(content));
    const { files: islandFiles, island } = islands(modules);
    const files = new Map<string, RenderedFile>(islandFiles);
    for (const [url, source] of site.sources) {
      const { inline, ...file } = await site.render(url, { css: cssOf(source), island });
      files.set(url, inline ? { ...file, policy: policyOf(inline) } : file);
    }
    return files;
  };
}

const componentOf = async (file: string, text: string, jsxRuntime: object): Promise<unknown> =>
  runSync(await compileBody(file, text), { ...jsxRuntime, baseUrl: import.meta.url } as never).default;

/** Compiles the program that renders pages. Each instance has modules, and so content, of its own. */
async function openProgram(folder: string, packages: Require) {
  const compiled = new Map<string, (module: Module, exports: unknown, require: Require) => void>();
  for (const file of globSync("**/*.cjs", { cwd: folder })) {
    const code = await readFile(path.join(folder, file), "utf8");
    const filename = path.join(folder, file);
    compiled.set(
      file.replaceAll(path.sep, "/"),
      vm.compileFunction(code, ["module", "exports", "require"], { filename }) as never,
    );
  }
  return (content: Require): Site => {
    const modules = new Map<string, Module>();
    const load = (file: string): unknown => {
      const known = modules.get(file);
      if (known) return known.exports;
      const module: Module = { exports: {} };
      modules.set(file, module);
      compiled.get(file)?.(module, module.exports, (id) => {
        if (id.startsWith(contentPrefix)) return content(id.slice(contentPrefix.length));
        return id.startsWith(".") ? load(path.posix.join(path.posix.dirname(file), id)) : packages(id);
      });
      return module.exports;
    };
    return load("site.cjs") as Site;
  };
}

/** Returns the function from a page's source to its styles. */
async function openStyles(pages: string): Promise<(source: string) => string> {
  const manifest = await readManifest(pages);
  const sheets = new Map<string, string>();
  for (const file of globSync("assets/*.css", { cwd: pages }))
    sheets.set(file.replaceAll(path.sep, "/"), await readFile(path.join(pages, file), "utf8"));
  return (source) => {
    const chunks = ["site/site.tsx", `site/${source}`].flatMap((key) => [...chunksOf(manifest, key)]);
    const files = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
    return [...files]
      .map((file) => sheets.get(file) ?? "")
      .join("")
      .replaceAll("</style", "<\\/style")
      .trim();
  };
}
