import { defineConfig, devices } from "@playwright/test";
import chromium from "../playwright.config.ts";

/** What Firefox and WebKit lack, or Playwright can't do in them, and the tests that need it. */
const gaps: Readonly<Record<string, RegExp>> = {
  "speculation rules": /prefetched while/,
  "replacing the response of a keepalive request": /a lost answer/,
  "features that Firefox lacks: cross-document view transitions": /card's picture morphs/,
  "a module that failed to load, which Firefox tries again only after a reload": /the next intent retries/,
};

/** The browser tests in Playwright's Firefox and WebKit: `npm run test:browsers`, one of them with `-- --project=firefox`. */
export default defineConfig({
  ...chromium,
  testDir: "browser",
  outputDir: "../test-results/other-browsers",
  reporter: [["list"]],
  grepInvert: Object.values(gaps),
  use: { trace: "off" },
  projects: [
    { name: "firefox", use: devices["Desktop Firefox"] },
    { name: "webkit", use: devices["Desktop Safari"] },
  ],
});
