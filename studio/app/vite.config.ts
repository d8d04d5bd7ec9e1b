import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { layersOf } from "../../build-site/vite/layers.ts";

/** Ends the build where a screen reaches a module of Node: a browser would get an empty one, and fail only once it's used. */
const refuseNodeModules: Plugin = {
  name: "refuse-node-modules",
  enforce: "pre",
  resolveId(id, importer) {
    if (id.startsWith("node:")) this.error(`${importer} imports ${id}, which browsers don't have`);
  },
};

/** The studio's screens. `studio/build-app.ts` builds them. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  publicDir: false,
  plugins: [refuseNodeModules],
  css: {
    modules: { generateScopedName: "[local]_[hash:base64:4]" },
    postcss: {
      plugins: [
        layersOf({ "studio/app/screens": "screens", "studio/app/shell": "frame", "studio/app": "parts" }),
      ],
    },
  },
  build: {
    emptyOutDir: true,
    // One stylesheet, loaded first: with one for each screen, a screen would look different after others.
    cssCodeSplit: false,
    // The policy forbids data URLs.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    // Set up before any schema is made: imports of other chunks run first.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "zod", test: /node_modules\/zod\/|zod-without-eval/ }] } },
    },
  },
});
