import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { articles } from "./scripts/vite/articles.ts";
import { evaluated } from "./scripts/vite/evaluated.ts";
import { functionsInDevelopment } from "./scripts/vite/functions-in-development.ts";
import { inlineScript } from "./scripts/vite/inline-script.ts";

export default defineConfig(({ command }) => ({
  publicDir: ".generated/public",
  plugins: [inlineScript(), evaluated(), articles(), functionsInDevelopment(), reactRouter()],
  build: {
    // A picture or font inside CSS or JavaScript could not be cached, nor checked by the policy.
    assetsInlineLimit: 0,
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
  },
  css: {
    modules: { generateScopedName: command === "build" ? "[hash:base64:5]" : "[name]__[local]" },
  },
}));
