import type { Config } from "@react-router/dev/config";

/** The site without prerendering: the renderer requests the pages of each state itself. */
export default {
  appDirectory: "app",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
