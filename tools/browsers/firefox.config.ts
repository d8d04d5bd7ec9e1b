import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import chromium from "../../playwright.config.ts";
import { mouse } from "./playwright-engine.ts";

/** What the test tool cannot do yet with an unpatched Firefox, and which tests ask for it. */
const gaps: Readonly<Record<string, RegExp>> = {
  "dark colours, and what axe finds, which is not the browser's": /accessibility\.spec/,
  paper: /on paper/,
  "pages without script, which npm run browsers tries": /without (JavaScript|script)/,
  "a finger": /menu-panel\.spec.* on a phone the panel (slides|closes|keeps|is 400)/,
  "what a page sends while it is left": /page-views\.spec.* (page view is reported|presses of booking)/,
  "Back to a page that was kept": /Back leads to .*with React|nothing is reported where|browser's memory/,
  "where a visitor came from": /google-tag\.spec.* is told of pages/,
  "an answer put in the place of another, of a request that may outlive its page": /an answer that was lost/,
  "what Firefox does not have: pictures that move between documents, rules of what to fetch early":
    /card's picture grows|React takes over without a complaint/,
  "pages made ready in advance, for which a Chromium is driven": /prerendering\.spec/,
  "a page left while its fonts are on their way, of which Firefox complains":
    /a page that is left at once|storage switched off no page complains/,
};

/**
 * The whole browser suite in Debian's Firefox, but for the gaps above:
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
