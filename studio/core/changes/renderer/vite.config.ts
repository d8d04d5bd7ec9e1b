import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { articles } from "../../../../scripts/vite/articles.ts";
import { evaluated } from "../../../../scripts/vite/evaluated.ts";
import { pageScripts } from "../../../../scripts/vite/page-scripts.ts";
import { sharedConfig } from "../../../../vite.config.ts";
import { draftContent } from "./draft-content.ts";

/** The site's pages without their content. */
export default defineConfig({
  ...sharedConfig,
  publicDir: ".generated/public",
  plugins: [draftContent("pages"), pageScripts(), evaluated(), articles(), reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { input: "studio/core/changes/renderer/entry.ts" } } },
  },
});
