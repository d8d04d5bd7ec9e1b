// @module-tag slow
import { expect, test } from "vitest";
import { repository, runNode } from "../../server/test-support/spawn-site.ts";
import { ended } from "../../system/programs.ts";
import { hasDatabase, readEdgeConfig } from "./config.ts";

// Once the site is on Cloudflare, nothing stands between this and a real deployment but a login.
const isSetUp = hasDatabase(readEdgeConfig());

test.skipIf(isSetUp)(
  "deploys nothing while sample content is left",
  async () => {
    const { code, output, errors } = await ended(runNode(repository, "tools/edge/deploy.ts", [], {}));
    expect(code).toBe(1);
    expect(output).toContain("✗");
    expect(errors).toContain("Nothing was deployed");
    expect(output + errors).not.toMatch(/wrangler|database/);
  },
  120_000,
);
