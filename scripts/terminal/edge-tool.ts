import { existsSync } from "node:fs";

/**
 * Loads the access to Cloudflare's database, after installing its packages on first use.
 *
 * @throws Error in a release, which doesn't contain it
 */
export async function loadEdgeTool() {
  if (!existsSync(new URL("../../tools/edge/package.json", import.meta.url))) {
    throw new Error("--at works only in a checkout of the project, not in a release.");
  }
  const { installWhereNeeded } = await import("../install.mjs");
  installWhereNeeded("tools/edge");
  const [{ openLocalD1, openRemoteD1 }, { exportEdge }] = await Promise.all([
    import("../../tools/edge/open-d1.ts"),
    import("../../tools/edge/wrangler.ts"),
  ]);
  return { openLocalD1, openRemoteD1, exportEdge };
}
