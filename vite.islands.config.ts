import { globSync } from "node:fs";
import { defineConfig } from "vite";
import { islandsDirectory } from "./app/rendering/build-directories.ts";
import { evaluated } from "./scripts/vite/evaluated.ts";
import { sharedConfig } from "./vite.config.ts";

/**
 * The parts of pages that React hydrates: one module for each `*.island.tsx`, and one with React and whatever else two
 * of them share. Pages name both, so that the browser loads them together (`app/islands/start-on-intent.ts`).
 */
export default defineConfig({
  ...sharedConfig,
  publicDir: false,
  plugins: [evaluated()],
  build: {
    ...sharedConfig.build,
    outDir: islandsDirectory,
    manifest: true,
    // Pages carry the styles of their islands already; without this, a dynamic import would load them again.
    cssCodeSplit: false,
    rolldownOptions: {
      input: globSync("app/**/*.island.tsx"),
      preserveEntrySignatures: "strict",
    },
  },
});
