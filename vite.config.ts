import { globSync } from "node:fs";
import path from "node:path";
import globalData from "@csstools/postcss-global-data";
import react from "@vitejs/plugin-react";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vite";
import { contentInDevelopment } from "./build-site/vite/content-in-development.ts";
import { functionsInDevelopment } from "./build-site/vite/functions-in-development.ts";
import { layersOf } from "./build-site/vite/layers.ts";
import { pageScripts } from "./build-site/vite/page-scripts.ts";
import { pagesInDevelopment } from "./build-site/vite/pages-in-development.ts";

/** One build renders every state of the content: it is given to pages by `render-site.ts`, to islands by an import map. */
const content = /^#content\//;

const stylesheets = new Map<string, string>();

/** Classes are named after their file, or a page's folder: a hash for each would be a twentieth of the styles in a page. */
function prefixOf(file: string): string {
  const [name = ""] = path.basename(file).split(".");
  const prefix = name === "page" ? path.basename(path.dirname(file)) : name;
  const first = stylesheets.get(prefix) ?? file;
  if (first !== file)
    throw new Error(`${first} and ${file} need different names: their classes are named after them`);
  stylesheets.set(prefix, file);
  return prefix;
}

/**
 * One build with two environments, both without content. `client` is what browsers load: one module for each
 * `*.island.tsx`, and what two of them share. `ssr` is the program that renders pages, with the styles, pictures and fonts
 * that they name. `build-site/site-program.ts` says where they go.
 */
export default defineConfig({
  appType: "custom",
  publicDir: ".generated/public",
  plugins: [contentInDevelopment(), pageScripts(), functionsInDevelopment(), react(), pagesInDevelopment()],
  build: {
    copyPublicDir: false,
    // A picture or font inlined in CSS or JavaScript couldn't be cached, and the policy forbids data URLs.
    assetsInlineLimit: 0,
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    manifest: true,
  },
  css: {
    postcss: {
      plugins: [
        layersOf({ "site/pages": "page", "site/ui": "ui", site: "components" }),
        globalData({ files: ["site/styles/breakpoints.css"] }),
        customMedia(),
      ],
    },
    modules: { generateScopedName: (name, file) => `${prefixOf(file)}-${name}` },
  },
  environments: {
    client: {
      build: {
        // Pages carry the styles of their islands already; without this, a dynamic import would load them again.
        cssCodeSplit: false,
        rolldownOptions: {
          input: globSync("site/**/*.island.tsx"),
          external: content,
          preserveEntrySignatures: "strict",
        },
      },
    },
    ssr: {
      // Its CommonJS has no default export.
      resolve: { noExternal: ["ical-generator"] },
      build: {
        emitAssets: true,
        rolldownOptions: {
          input: "site/site.tsx",
          external: content,
          // A function of its imports, so that it can be loaded once for each content.
          output: { format: "cjs", entryFileNames: "[name].cjs", chunkFileNames: "assets/[name]-[hash].cjs" },
        },
      },
    },
  },
  builder: {
    async buildApp({ build, environments }) {
      for (const name of ["client", "ssr"]) if (environments[name]) await build(environments[name]);
    },
  },
});
