import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const debianPath = "/usr/bin/chromium";

/**
 * How tests and tools start a headless Chromium: that of `CHROME_PATH`, Debian's, or else Playwright's own download.
 *
 * @param flags command line flags in addition to those that keep it from requests of its own
 */
export function chromiumOptions(...flags: string[]): LaunchOptions {
  const executablePath = process.env.CHROME_PATH || (existsSync(debianPath) && debianPath);
  return {
    ...(executablePath && { executablePath }),
    args: ["--disable-gpu", "--disable-quic", ...flags],
  };
}
