import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import chromium from "../../playwright.config.ts";
import { mouse } from "./playwright-engine.ts";

/**
 * The whole browser suite in Debian's Firefox: `playwright test -c scripts/browsers/firefox.config.ts FILES`. The tool's
 * way to speak with an unpatched Firefox is young: what fails here is looked at by hand before it is called a fault.
 */
export default defineConfig({
  ...chromium,
  testDir: "../../tests",
  outputDir: "../../test-results/firefox",
  reporter: [["list"], ["json", { outputFile: "../../test-results/firefox.json" }]],
  workers: 1,
  use: {
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      firefoxUserPrefs: mouse,
      executablePath: fileURLToPath(new URL("firefox-bridge.ts", import.meta.url)),
    },
  },
});
