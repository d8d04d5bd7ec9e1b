import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Capabilities, error, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { type ChildProcess, startProgram } from "../../system/programs.ts";
import { freePort } from "../../tests/support/free-port.ts";
import type { Conditions, Engine, Visitor } from "./engine.ts";
import { startRecordingProxy } from "./recording-proxy.ts";

/** MiniBrowser's own buttons would keep its window wider than a phone. */
const narrowButtons =
  "headerbar *, entry, button, toolbar * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }";

/**
 * Starts WebKitGTK's MiniBrowser, Debian's closest to Safari, on a virtual screen.
 *
 * @param miniBrowser path of the program; `WebKitWebDriver` and `Xvfb` must be on the path
 */
export async function webkitEngine(miniBrowser: string): Promise<Engine> {
  const folder = await mkdtemp(path.join(tmpdir(), "webkit-"));
  const screen = startProgram(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = startProgram("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: "1", XDG_CONFIG_HOME: folder },
    stdio: "ignore",
  });
  const start = (conditions: Conditions) => startBrowser({ port, folder, miniBrowser, conditions });
  const first = await start({});
  const version = String((await first.getCapabilities()).get("browserVersion"));
  await first.quit();
  return {
    name: "WebKitGTK",
    version,
    gaps: [
      "touch, and what only Safari or the iPhone has: its bars, keyboard and zoom",
      "the console is read from within the page, without the browser's own messages",
    ],
    visit: async (site, conditions) => visit(await start(conditions), site, conditions),
    close: async () => {
      driver.kill();
      screen.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Start = { port: number; folder: string; miniBrowser: string; conditions: Conditions };

async function startBrowser({ port, folder, miniBrowser, conditions }: Start): Promise<WebDriver> {
  await mkdir(path.join(folder, "gtk-3.0"), { recursive: true });
  await writeFile(path.join(folder, "gtk-3.0/gtk.css"), narrowButtons);
  const animations = `[Settings]\ngtk-enable-animations=${conditions.reducedMotion ? 0 : 1}\n`;
  await writeFile(path.join(folder, "gtk-3.0/settings.ini"), animations);
  const args = ["--automation"];
  if (conditions.dark) args.push("--dark-mode");
  if (conditions.script === false) args.push("--enable-javascript=false");
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: miniBrowser, args },
  });
  for (let tries = 1; ; tries++) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      // The driver may still be starting.
      if (tries === 20) throw error;
      await pause(250);
    }
  }
}

async function visit(driver: WebDriver, site: string, conditions: Conditions): Promise<Visitor> {
  const { script = true, time, width = 1280, height = 844 } = conditions;
  const proxy = await startRecordingProxy(site, time);
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  const find = async (selector: string) => {
    const visible = () =>
      driver.executeScript<WebElement | null>(
        `const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0);
         found?.scrollIntoView({ block: "center", behavior: "instant" });
         return found ?? null;`,
      );
    const element = await driver.wait(visible, 15_000, `nothing visible for ${selector}`);
    if (!element) throw new Error(`nothing visible for ${selector}`);
    return element;
  };
  const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN };
  const read = <Value>(expression: string) => driver.executeScript<Value>(`return ${expression}`);
  return {
    goto: (path) => driver.get(proxy.url + path),
    back: () => driver.navigate().back(),
    click: async (selector) => {
      const element = await find(selector);
      for (let tries = 1; ; tries++) {
        try {
          await driver.actions().move({ origin: element }).press().release().perform();
          return;
        } catch (failure) {
          // An element that slides in is out of bounds at first.
          if (!(failure instanceof error.MoveTargetOutOfBoundsError) || tries === 20) throw failure;
          await pause(100);
        }
      }
    },
    hover: async (selector) => {
      await driver
        .actions()
        .move({ origin: await find(selector) })
        .perform();
    },
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    key: async (key) => void (await driver.actions().sendKeys(keys[key]).perform()),
    read,
    consoleErrors: async () => (script ? await read<string[]>("(window.consoleErrors ?? []).splice(0)") : []),
    close: async () => {
      await driver.quit();
      proxy.close();
    },
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
    child.stdio[3]?.once("data", (data: Buffer) => resolve(String(data).trim()));
  });
}
