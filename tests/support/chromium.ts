import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

/** Debian's: the one made for tests opens a page in half the time. */
const debianPaths = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/**
 * How tests and tools start a headless Chromium: that of `CHROME_PATH`, Debian's, or else Playwright's own download.
 *
 * @param flags command line flags in addition to those that keep it from requests of its own
 */
export function chromiumOptions(...flags: string[]): LaunchOptions {
  const executablePath = process.env.CHROME_PATH || debianPaths.find((path) => existsSync(path));
  return {
    ...(executablePath && { executablePath }),
    // Without hinting, letters are as wide as on phones.
    args: ["--disable-gpu", "--disable-quic", "--font-render-hinting=none", ...flags],
  };
}
