import { defineConfig, devices } from "@playwright/test";
import { isEdge } from "./tests/support/host.ts";
import { quietFlags } from "./tests/support/quiet-flags.ts";

const results = `test-results/${isEdge ? "edge" : "browser"}`;

/** What a visitor does, in a real Chromium, against the built site served by its own server, or as on Cloudflare. */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: results,
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // No retries: a flaky test is a failed test. Tests wait for conditions; only a failure takes this long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: `${results}.json` }]],
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: {
      // Named here too, for what a page sends while it is left: the tool's own naming misses that, and a program's
      // visit is not counted.
      args: [...quietFlags, `--user-agent=${devices["Desktop Chrome"].userAgent}`],
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    },
    trace: "retain-on-failure",
  },
});
