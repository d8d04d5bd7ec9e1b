import puppeteer, { type Browser } from "puppeteer-core";
import { quietFlags } from "./quiet-flags.ts";

/**
 * A Chromium that makes pages ready in advance as it does for visitors, which the test tool forbids its own. It has no
 * window, and whoever starts it closes it.
 *
 * @param executablePath of an installed one
 * @param environment variables beside those of this process
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
