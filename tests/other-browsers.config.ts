import { existsSync } from "node:fs";
import { defineConfig, devices, firefox, webkit } from "@playwright/test";
import chromium from "../playwright.config.ts";

/** What Firefox and WebKit lack, or Playwright can't do in them, and the tests that need it. */
const gaps: Readonly<Record<string, RegExp>> = {
  "speculation rules": /prefetched while/,
  "replacing the response of a keepalive request": /a lost answer/,
  "features that Firefox lacks: cross-document view transitions": /card's picture morphs/,
  "a module that failed to load, which Firefox tries again only after a reload": /the next intent retries/,
};

const installed = [
  { name: "firefox", type: firefox, use: devices["Desktop Firefox"] },
  { name: "webkit", type: webkit, use: devices["Desktop Safari"] },
].filter(({ name, type }) => {
  if (existsSync(type.executablePath())) return true;
  console.warn(`Skipped: ${name} isn't installed. Install it with: npx playwright install ${name}`);
  return false;
});

/** The browser tests in Playwright's Firefox and WebKit, where they are installed: `npm run test:browsers`. */
export default defineConfig({
  ...chromium,
  testDir: "browser",
  outputDir: "../test-results/other-browsers",
  reporter: [["list"]],
  grepInvert: Object.values(gaps),
  use: { trace: "off" },
  projects: installed.map(({ name, use }) => ({ name, use })),
});
