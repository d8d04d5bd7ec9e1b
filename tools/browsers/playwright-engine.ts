import { fileURLToPath } from "node:url";
import { type Browser, chromium, firefox } from "@playwright/test";
import { quietFlags } from "../../tests/support/quiet-flags.ts";
import type { Conditions, Engine, Visitor } from "./engine.ts";

/** Debian's Chromium. @param path of the program */
export const chromiumEngine = (path: string): Promise<Engine> =>
  engine("Chromium", [], () => chromium.launch({ executablePath: path, args: quietFlags }));

/** Without a window, Firefox sees no mouse: 2 is for one that is exact, 4 for one that hovers. */
export const mouse = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

/** Debian's Firefox, whose colours, motion and scripts are preferences that it starts with. @param path of the program */
export const firefoxEngine = (path: string): Promise<Engine> => {
  process.env.FIREFOX_PATH = path;
  return engine(
    "Firefox",
    ["without script: whether something lies over what is pressed"],
    ({ dark, still, script = true }) =>
      firefox.launch({
        channel: "moz-firefox",
        executablePath: fileURLToPath(new URL("firefox-bridge.ts", import.meta.url)),
        firefoxUserPrefs: {
          ...mouse,
          "javascript.enabled": script,
          "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
          "ui.prefersReducedMotion": still ? 1 : 0,
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
  const { script = true, dark, still, time, width = 1280, height = 844 } = conditions;
  const page = await browser.newPage({
    baseURL: site,
    javaScriptEnabled: script,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: still ? "reduce" : "no-preference",
    viewport: { width, height },
  });
  page.setDefaultTimeout(15_000);
  // Where no script runs, Firefox tells the tool nothing of its frames, and it would wait for two that are the same.
  const isFrozen = !script && browser.browserType().name() === "firefox";
  if (time !== undefined) await page.clock.setFixedTime(time);
  let complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", ({ message }) => complaints.push(message));
  const find = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  return {
    goto: async (path) => void (await page.goto(path)),
    back: async () => void (await page.goBack()),
    press: (selector) => find(selector).click({ force: isFrozen }),
    hover: (selector) => find(selector).hover(),
    type: (selector, text) => find(selector).pressSequentially(text),
    key: (key) => page.keyboard.press(key),
    read: (expression) => page.evaluate(expression),
    complaints: async () => {
      const said = complaints;
      complaints = [];
      return said;
    },
    close: () => browser.close(),
  };
}
