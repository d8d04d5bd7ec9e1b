import { createServer } from "node:net";
import { type Browser, chromium } from "@playwright/test";
import { timeZone } from "../../content/schedule.ts";

/** A Chromium that can be driven by page, and by Lighthouse through its debugging port. */
export type BenchBrowser = { readonly browser: Browser; readonly port: number };

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

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
    args: [...quiet, `--remote-debugging-port=${port}`],
    // Where most visitors are: elsewhere, pages say times in two zones, which takes longer.
    env: { ...process.env, TZ: timeZone },
  });
  return { browser, port };
}

/** A port of this machine that nothing listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? resolve(address.port) : reject()));
    });
  });
}
