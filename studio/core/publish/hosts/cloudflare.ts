import { environment, pinnedNode } from "../../../../system/install.mjs";
import { type Ended, runProgram } from "../../../../system/programs.ts";
import { type Host, NotPut } from "./host.ts";

/** Uploads the build in a folder to Cloudflare, as `npm run deploy` does. */
const deploy = (folder: string): Promise<Pick<Ended, "succeeded" | "printed">> =>
  runProgram(pinnedNode(), ["tools/edge/deploy.ts", "--no-intake"], { cwd: folder, env: environment() });

/** Cloudflare, which replaces the site at once. */
export function cloudflare(
  url: string,
  run: (folder: string) => Promise<Pick<Ended, "succeeded" | "printed">> = deploy,
): Host {
  return {
    name: "Cloudflare",
    url,
    put: async ({ folder }) => {
      const { succeeded, printed } = await run(folder);
      if (succeeded) return;
      const isOffline = /ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|fetch failed/i.test(printed);
      throw new NotPut(
        isOffline ? "Cloudflare isn’t answering." : "Cloudflare didn’t take the new site.",
        printed,
      );
    },
  };
}
