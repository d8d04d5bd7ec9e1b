import puppeteer, { type Browser } from "puppeteer-core";
import { quietFlags } from "./quiet-flags.ts";

/**
 * Starts a headless Chromium that prerenders pages, which Playwright disables. The caller closes it.
 *
 * @param executablePath the path of an installed Chromium
 * @param environment variables in addition to those of this process
 */
export const launchChromium = (
  executablePath: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Browser> =>
  puppeteer.launch({
    executablePath,
    args: [...quietFlags],
    env: { ...process.env, ...environment },
  });
