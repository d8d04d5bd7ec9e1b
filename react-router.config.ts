import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./app/routes.ts";

/** Every page is a plain file made at build time; there is no rendering server. */
export default {
  appDirectory: "app",
  ssr: false,
  prerender: [...prerenderedPaths],
  routeDiscovery: { mode: "initial" },
} satisfies Config;
