import globalData from "@csstools/postcss-global-data";
import { reactRouter } from "@react-router/dev/vite";
import customMedia from "postcss-custom-media";
import { defineConfig, type UserConfig } from "vite";
import { articles } from "./scripts/vite/articles.ts";
import { contentInDevelopment } from "./scripts/vite/content-in-development.ts";
import { evaluated } from "./scripts/vite/evaluated.ts";
import { functionsInDevelopment } from "./scripts/vite/functions-in-development.ts";
import { pageScripts } from "./scripts/vite/page-scripts.ts";
import { reloadPages } from "./scripts/vite/reload-pages.ts";

/** Shared by the builds of pages and islands, so that class and file names are the same in both. */
export const sharedConfig = {
  build: {
    // A picture or font inlined in CSS or JavaScript couldn't be cached, and the policy forbids data URLs.
    assetsInlineLimit: 0,
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
  },
  css: {
    postcss: { plugins: [globalData({ files: ["app/styles/breakpoints.css"] }), customMedia()] },
    modules: { generateScopedName: "[local]_[hash:base64:4]" },
  },
} satisfies UserConfig;

/** The pages. Their islands are built by `vite.islands.config.ts`. */
export default defineConfig({
  ...sharedConfig,
  publicDir: ".generated/public",
  plugins: [
    contentInDevelopment(),
    pageScripts(),
    evaluated(),
    articles(),
    functionsInDevelopment(),
    reloadPages(),
    reactRouter(),
  ],
});
