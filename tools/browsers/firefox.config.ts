import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import chromium from "../../playwright.config.ts";
import { mouse } from "./playwright-engine.ts";

/** What Playwright can't do with an unpatched Firefox yet, and the tests that need it. */
const gaps: Readonly<Record<string, RegExp>> = {
  "dark and forced colours, paper": /pages\.spec\.ts \/|on paper/,
  "pages without scripts, which npm run browsers covers": /without (JavaScript|script)/,
  touch: /menu-panel\.spec.* on a phone the panel (slides|closes|keeps|is 400)/,
  "requests sent while a page unloads": /page-views\.spec.* (page view is reported|clicks on booking)/,
  "the back/forward cache": /back-forward-cache\.spec/,
  "the referrer": /page views and clicks are sent to Google/,
  "replacing the response of a keepalive request": /a lost answer/,
  "styles as the pointer enters": /opens a menu after 200 ms/,
  "features that Firefox lacks: cross-document view transitions, speculation rules":
    /card's picture morphs|prefetched while/,
  "the message of an error that a page logs": /an island that throws/,
  "a module that failed to load, which Firefox tries again only after a reload": /the next intent retries/,
  "prerendered pages, a feature of Chromium": /prerendering\.spec/,
  "a page left while it loads something, which Firefox reports as an error":
    /a page that is left at once|no page needs storage|text typed before hydration/,
};

/**
 * The whole browser suite in Debian's Firefox, except the gaps above:
 * `npx playwright test -c tools/browsers/firefox.config.ts`.
 */
export default defineConfig({
  ...chromium,
  testDir: "../../tests/browser",
  outputDir: "../../test-results/firefox",
  reporter: [["list"], ["json", { outputFile: "../../test-results/firefox.json" }]],
  grepInvert: Object.values(gaps),
  use: {
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      firefoxUserPrefs: mouse,
      executablePath: fileURLToPath(new URL("firefox-bridge.ts", import.meta.url)),
    },
  },
});
