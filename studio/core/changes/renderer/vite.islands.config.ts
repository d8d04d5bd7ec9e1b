import { defineConfig, mergeConfig } from "vite";
import islands from "../../../../vite.islands.config.ts";
import { draftContent } from "./draft-content.ts";

/** The site's islands without their content. */
export default mergeConfig(defineConfig({ plugins: [draftContent("islands")] }), islands);
