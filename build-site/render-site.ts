import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import vm from "node:vm";
import type { Manifest, ManifestChunk } from "vite";
import type { CheckedContent } from "../content-model/compiler/read-content.ts";
import { type ContentModules, contentModules } from "../content-model/compiler/read-content.ts";
import type { IslandUrls } from "../site/rendering/document-context.ts";
import type { SiteFile } from "../site/seo/site-file.ts";
import type { Html, PageStyles } from "../site/site.tsx";
import { allowedBy, contentSecurityPolicies } from "./content-security-policy.ts";
import { divideStyles, usedStyles } from "./used-styles.ts";

/** A file of the site. */
export type RenderedFile = SiteFile & {
  /** The content security policy of a page. */
  readonly policy?: string;
};

/** The files of a site by URL path. */
export type RenderedSite = ReadonlyMap<string, RenderedFile>;

type Site = Pick<typeof import("../site/site.tsx"), "render" | "sources">;
type Module = { exports: unknown };
type Require = (id: string) => unknown;

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
  const client = path.join(folder, "client");
  const stylesOf = await openStyles(pages, client);
  const islands = await openIslands(client);

  return async (checked) => {
    const { content } = checked;
    const modules = contentModules(checked);
    const site = instantiate((name) => modules.get(name));
    const policyOf = await contentSecurityPolicies(allowedBy(content));
    const { files: islandFiles, island } = islands(modules);
    const files = new Map<string, RenderedFile>(islandFiles);
    for (const [url, source] of site.sources) {
      const stylesOfPage = stylesOf(source);
      const stylesFor = (html: Html, computed: string): PageStyles => {
        const { inline, rest } = stylesOfPage(html, computed);
        if (!rest) return { inline };
        const sheet = `/assets/styles-${hashOf(rest)}.css`;
        files.set(sheet, { contentType: "text/css; charset=utf-8", body: rest });
        return { inline, rest: sheet };
      };
      const { inline, ...file } = await site.render(url, { stylesFor, island });
      files.set(url, inline ? { ...file, policy: policyOf(inline) } : file);
    }
    return files;
  };
}

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

/** Returns the function from a page's source, HTML and computed styles to all its styles, divided at the end of its start. */
async function openStyles(pages: string, client: string) {
  const manifest = await readManifest(pages);
  const sheets = new Map<string, string>();
  for (const file of globSync("assets/*.css", { cwd: pages }))
    sheets.set(file.replaceAll(path.sep, "/"), await readFile(path.join(pages, file), "utf8"));
  const modules = new Map<string, string>();
  for (const file of globSync("**/*.js", { cwd: client }))
    modules.set(path.basename(file), await readFile(path.join(client, file), "utf8"));
  /** Returns the modules that a text names, and those that these name. */
  const modulesOf = (text: string, found = new Set<string>()): string => {
    const named = [...modules.keys()].filter((name) => !found.has(name) && text.includes(name));
    for (const name of named) found.add(name);
    const texts = named.map((name) => modules.get(name) ?? "");
    return texts.map((module) => module + modulesOf(module, found)).join("");
  };
  return (source: string) => {
    const chunks = ["site/site.tsx", `site/${source}`].flatMap((key) => [...chunksOf(manifest, key)]);
    const files = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
    const css = [...files].map((file) => sheets.get(file) ?? "").join("");
    return (
      { page, start }: Html,
      computed: string,
    ): { readonly inline: string; readonly rest?: string | undefined } => {
      const all = usedStyles(css, classesOf(page) + modulesOf(page)) + computed;
      const { inline, rest } = start ? divideStyles(all, classesOf(start)) : { inline: all };
      return { inline: inline.replaceAll("</style", "<\\/style"), rest };
    };
  };
}

/** What may name a class: not the sentences of a page, where it may stand as a word. */
const classesOf = (html: string) => (html.match(/class="[^"]*"|<script.*?<\/script>/gs) ?? []).join(" ");

/** What tells the versions of a file in `assets` apart. */
const hashOf = (body: string) => createHash("sha256").update(body).digest("base64url").slice(0, 8);

/** What imports of content begin with. */
const contentPrefix = "#content/";

type Island = {
  /** The URL of its own module, and of those that it imports. */
  readonly modules: readonly string[];
  /** The content files that these import, and all that may be imported later, too. */
  readonly content: readonly string[];
  readonly allContent: readonly string[];
};

/**
 * Reads the built islands. Their modules are the same for every content: they import it as `#content/…`, and the import map
 * of each page says where that is.
 *
 * @param client the folder of their build
 * @returns the function from content to the files that islands import of it, and to what a page must name for an island
 */
async function openIslands(client: string) {
  const manifest = await readManifest(client);
  const islands = new Map<string, Island>();
  const used = new Map<string, Set<string>>();
  const contentOf = async (key: string, includeDynamic: boolean) => {
    const files = new Set<string>();
    for (const chunk of chunksOf(manifest, key, includeDynamic)) {
      for (const [file, names] of contentImports(await readFile(path.join(client, chunk.file), "utf8"))) {
        files.add(file);
        used.set(file, new Set([...(used.get(file) ?? []), ...names]));
      }
    }
    return [...files];
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) {
    if (!isEntry) continue;
    islands.set(path.basename(key, ".island.tsx"), {
      modules: [...chunksOf(manifest, key)].map(({ file }) => `/${file}`),
      content: await contentOf(key, false),
      allContent: await contentOf(key, true),
    });
  }

  return (content: ContentModules) => {
    const files = new Map<string, SiteFile>();
    const urls = new Map<string, string>();
    for (const [file, names] of used) {
      const exported = [...names].sort().map((name) => {
        return `export const ${name}=${JSON.stringify(content.get(file)?.[name])};\n`;
      });
      const body = exported.join("");
      const url = `/assets/${file.replace("/", "-")}-${hashOf(body)}.js`;
      urls.set(file, url);
      files.set(url, { contentType: "text/javascript; charset=utf-8", body });
    }
    const urlOf = (file: string) => urls.get(file) ?? "";
    const island = (name: string): IslandUrls => {
      const found = islands.get(name);
      if (!found) throw new Error(`${name}.island.tsx is not in Vite’s manifest`);
      return {
        modules: [...found.modules, ...found.content.map(urlOf)],
        imports: Object.fromEntries(found.allContent.map((file) => [contentPrefix + file, urlOf(file)])),
      };
    };
    return { files, island };
  };
}

/** Lists what a built module imports from the content: files, and the names of their exports. */
const contentImports = (code: string): [file: string, names: string[]][] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*"#content\/([^"]+)"/g)].map(
    ([, names = "", file = ""]) => [file, names.split(",").map((name) => name.trim().replace(/ as .*/, ""))],
  );

/** Reads which file Vite made of each source. */
const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(folder, ".vite/manifest.json"), "utf8")) as Manifest;

/** Returns a chunk, followed by those that it imports, transitively; with `includeDynamic`, also by those that it may. */
function chunksOf(
  manifest: Manifest,
  key: string,
  includeDynamic = false,
  found = new Set<ManifestChunk>(),
): ReadonlySet<ManifestChunk> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in Vite’s manifest`);
  if (found.has(chunk)) return found;
  found.add(chunk);
  const later = includeDynamic ? (chunk.dynamicImports ?? []) : [];
  for (const imported of [...(chunk.imports ?? []), ...later]) {
    chunksOf(manifest, imported, includeDynamic, found);
  }
  return found;
}
