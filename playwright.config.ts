import { defineConfig, devices } from "@playwright/test";
import { chromiumOptions } from "./tests/support/chromium.ts";
import { isEdge } from "./tests/support/host.ts";

const results = `test-results/${isEdge ? "edge" : "browser"}`;

/** Browser tests in Chromium, of the built site on its own server or on Cloudflare's runtime. */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: results,
  fullyParallel: true,
  // `npm test` runs them beside the unit tests, on two cores.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // No retries: a flaky test is a failed test. Tests wait for conditions; only a failure takes this long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: `${results}.json` }]],
  use: {
    ...devices["Desktop Chrome"],
    // Playwright's own user agent isn't sent with requests of an unloading page, and headless browsers aren't counted.
    launchOptions: chromiumOptions(`--user-agent=${devices["Desktop Chrome"].userAgent}`),
    trace: "retain-on-failure",
  },
});
