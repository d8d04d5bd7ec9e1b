import { type Browser, chromium } from "@playwright/test";
import { timeZone } from "../../content/schedule.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { quietFlags } from "../../tests/support/quiet-flags.ts";

/** A Chromium that can be driven by page, and by Lighthouse through its debugging port. */
export type BenchBrowser = { readonly browser: Browser; readonly port: number };

/**
 * Starts an installed Chromium without a window. Nothing is downloaded.
 *
 * @returns the browser; whoever starts it closes it
 * @throws Error where there is none at `CHROME_PATH` or Debian's place
 */
export async function startBrowser(): Promise<BenchBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: [...quietFlags, `--remote-debugging-port=${port}`],
    // Where most visitors are: elsewhere, pages say times in two zones, which takes longer.
    env: { ...process.env, TZ: timeZone },
  });
  return { browser, port };
}
