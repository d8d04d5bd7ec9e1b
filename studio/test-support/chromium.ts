import puppeteer from "puppeteer-core";
import { onTestFinished } from "vitest";
import { quietFlags } from "../../tests/support/quiet-flags.ts";

/** Starts a headless Chromium, and closes it after the test. */
export async function openChromium(...flags: string[]) {
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: [...quietFlags, ...flags],
  });
  onTestFinished(() => browser.close());
  return browser;
}
