import { fileURLToPath } from "node:url";
import { type Browser, chromium, firefox } from "@playwright/test";
import { chromiumOptions } from "../../tests/support/chromium.ts";
import type { Conditions, Engine, Visitor } from "./engine.ts";

/** Starts Debian's Chromium from its path. */
export const chromiumEngine = (path: string): Promise<Engine> =>
  engine("Chromium", [], () => chromium.launch({ ...chromiumOptions(), executablePath: path }));

/** Headless Firefox reports no mouse by default: 2 is a fine pointer, 4 one that hovers. */
export const mouse = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

/** Starts Debian's Firefox from its path; colours, motion and scripts are start-up preferences. */
export const firefoxEngine = (path: string): Promise<Engine> => {
  process.env.FIREFOX_PATH = path;
  return engine(
    "Firefox",
    ["without scripts: whether another element covers a clicked one"],
    ({ dark, reducedMotion, script = true }) =>
      firefox.launch({
        channel: "moz-firefox",
        executablePath: fileURLToPath(new URL("firefox-bridge.ts", import.meta.url)),
        firefoxUserPrefs: {
          ...mouse,
          "javascript.enabled": script,
          "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
          "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
        },
      }),
  );
};

async function engine(
  name: string,
  gaps: string[],
  launch: (conditions: Conditions) => Promise<Browser>,
): Promise<Engine> {
  const first = await launch({});
  const version = first.version();
  await first.close();
  return {
    name,
    version,
    gaps,
    visit: async (site, conditions) => visit(await launch(conditions), site, conditions),
    close: async () => {},
  };
}

async function visit(browser: Browser, site: string, conditions: Conditions): Promise<Visitor> {
  const { script = true, dark, reducedMotion, time, width = 1280, height = 844 } = conditions;
  const page = await browser.newPage({
    baseURL: site,
    javaScriptEnabled: script,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    viewport: { width, height },
  });
  page.setDefaultTimeout(15_000);
  // Without scripts, Firefox reports no animation frames, which Playwright waits for before a click.
  const isFrozen = !script && browser.browserType().name() === "firefox";
  if (time !== undefined) await page.clock.setFixedTime(time);
  let errors: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) errors.push(message.text());
  });
  page.on("pageerror", ({ message }) => errors.push(message));
  const find = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  return {
    goto: async (path) => void (await page.goto(path)),
    back: async () => void (await page.goBack()),
    click: (selector) => find(selector).click({ force: isFrozen }),
    hover: (selector) => find(selector).hover(),
    type: (selector, text) => find(selector).pressSequentially(text),
    key: (key) => page.keyboard.press(key),
    read: (expression) => page.evaluate(expression),
    consoleErrors: async () => {
      const seen = errors;
      errors = [];
      return seen;
    },
    close: () => browser.close(),
  };
}
