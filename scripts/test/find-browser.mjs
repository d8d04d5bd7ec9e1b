// Runs on any Node from 20 on. Plain JavaScript.
import { existsSync } from "node:fs";
import { environment, run, tryToRun } from "../../system/install.mjs";

/** Debian's Chromium for tests. It opens a page in half the time of the whole browser. */
const headlessShell = "/usr/bin/chromium-headless-shell";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A Chromium: `CHROME_PATH`, Debian's where apt may be used, any installed one, else undefined for the test tool's own. */
export function findBrowser() {
  const isThere = (path) => path && existsSync(path);
  const chosen = [process.env.CHROME_PATH, headlessShell].find(isThere);
  if (chosen) return chosen;
  if (mayInstallPackages()) {
    console.info("Installing Debian's Chromium, and the one for tests...");
    tryToRun("apt-get", ["update", "-q"]);
    // One by one: other distributions lack one of them.
    for (const name of ["chromium-headless-shell", "chromium"])
      tryToRun("apt-get", ["install", "-qy", "--no-install-recommends", name], {
        env: environment({ DEBIAN_FRONTEND: "noninteractive" }),
      });
  }
  const found = [headlessShell, ...installed].find(isThere);
  if (found) return found;
  console.info("No browser found: downloading the test tool's own...");
  run("playwright", ["install", "chromium"]);
  return undefined;
}

const mayInstallPackages = () =>
  process.getuid?.() === 0 && tryToRun("apt-get", ["--version"], { stdio: "ignore" }).status === 0;
