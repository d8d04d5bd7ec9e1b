import type { Browser } from "puppeteer-core";
import { timeZone } from "../../content/schedule.ts";
import { launchChromium } from "../../tests/support/chromium.ts";

/** A Chromium that can be driven by page, and by Lighthouse through its debugging port. */
export type BenchBrowser = { readonly browser: Browser; readonly port: number };

/**
 * Starts an installed Chromium without a window. Nothing is downloaded.
 *
 * @returns the browser; whoever starts it closes it
 * @throws Error where there is none at `CHROME_PATH` or Debian's place
 */
export async function startBrowser(): Promise<BenchBrowser> {
  // Where most visitors are: elsewhere, pages say times in two zones, which takes longer.
  const browser = await launchChromium(process.env.CHROME_PATH ?? "/usr/bin/chromium", { TZ: timeZone });
  return { browser, port: Number(new URL(browser.wsEndpoint()).port) };
}
