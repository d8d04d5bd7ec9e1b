import puppeteer, { type Browser, type BrowserContext } from "puppeteer-core";
import { afterAll, onTestFinished } from "vitest";
import { quietFlags } from "../../tests/support/quiet-flags.ts";

/** The browser that the tests of a file share. Starting one takes as long as a short test. */
let shared: Promise<Browser> | undefined;

afterAll(async () => {
  await (await shared)?.close();
});

/**
 * Opens a headless Chromium with storage of its own, and closes it after the test.
 *
 * @param flags command line flags; with any, it is a browser of its own
 * @throws Error if Chromium can't be started
 */
export async function openChromium(...flags: string[]): Promise<BrowserContext> {
  if (flags.length > 0) {
    const own = await launch(flags);
    onTestFinished(() => own.close());
    return own.defaultBrowserContext();
  }
  shared ??= launch([]);
  const context = await (await shared).createBrowserContext();
  onTestFinished(() => context.close());
  return context;
}

const launch = (flags: readonly string[]) =>
  puppeteer.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: [...quietFlags, ...flags],
  });
