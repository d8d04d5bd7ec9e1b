import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import chromium from "../../playwright.config.ts";
import { mouse } from "./playwright-engine.ts";

/** What Playwright can't do with an unpatched Firefox yet, and the tests that need it. */
const gaps: Readonly<Record<string, RegExp>> = {
  "dark colours, and axe, whose findings don't depend on the browser": /accessibility\.spec/,
  paper: /on paper/,
  "pages without scripts, which npm run browsers covers": /without (JavaScript|script)/,
  touch: /menu-panel\.spec.* on a phone the panel (slides|closes|keeps|is 400)/,
  "requests sent while a page unloads": /page-views\.spec.* (page view is reported|presses of booking)/,
  "the back-forward cache": /Back leads to .*with React|nothing is reported where|browser's memory/,
  "the referrer": /google-tag\.spec.* is told of pages/,
  "replacing the response of a keepalive request": /an answer that was lost/,
  "features that Firefox lacks: cross-document view transitions, speculation rules":
    /card's picture grows|React takes over without a complaint/,
  "prerendered pages, a feature of Chromium": /prerendering\.spec/,
  "a page left while fonts load, which Firefox reports as an error":
    /a page that is left at once|storage switched off no page complains/,
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
