import globalData from "@csstools/postcss-global-data";
import { reactRouter } from "@react-router/dev/vite";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vite";
import { articles } from "./scripts/vite/articles.ts";
import { evaluated } from "./scripts/vite/evaluated.ts";
import { functionsInDevelopment } from "./scripts/vite/functions-in-development.ts";
import { pageScripts } from "./scripts/vite/page-scripts.ts";

export default defineConfig({
  publicDir: ".generated/public",
  plugins: [pageScripts(), evaluated(), articles(), functionsInDevelopment(), reactRouter()],
  build: {
    // A picture or font inside CSS or JavaScript could not be cached, nor checked by the policy.
    assetsInlineLimit: 0,
    // A style sheet of its own, which pages do not carry: it is linked where a page cannot be drawn.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "error-page", test: /error-page\.module\.css/ }] } },
    },
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
  },
  css: {
    postcss: { plugins: [globalData({ files: ["app/styles/breakpoints.css"] }), customMedia()] },
    modules: { generateScopedName: "[local]_[hash:base64:4]" },
  },
});
