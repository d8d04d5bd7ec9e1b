// Runs on any Node from 20 on. Plain JavaScript.
import { existsSync } from "node:fs";
import { environment, run, tryToRun } from "../install.mjs";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * A Chromium for the browser tests: `CHROME_PATH`, an installed one, Debian's package where apt is
 * there and may be used, else the test tool's own download.
 *
 * @returns the path of the browser, or undefined where the test tool is to use its own
 */
export function findBrowser() {
  const found = [process.env.CHROME_PATH, ...installed].find((path) => path && existsSync(path));
  if (found) return found;
  if (mayInstallPackages()) {
    console.info("No browser found: installing Debian's chromium...");
    tryToRun("apt-get", ["update", "-q"]);
    const { status } = tryToRun("apt-get", ["install", "-qy", "--no-install-recommends", "chromium"], {
      env: environment({ DEBIAN_FRONTEND: "noninteractive" }),
    });
    if (status === 0 && existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
  }
  console.info("No browser found: downloading the test tool's own...");
  run("playwright", ["install", "chromium"]);
  return undefined;
}

const mayInstallPackages = () =>
  process.getuid?.() === 0 && tryToRun("apt-get", ["--version"], { stdio: "ignore" }).status === 0;
