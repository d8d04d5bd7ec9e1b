// Runs on any Node from 20 on. Plain JavaScript.
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { tryToRun } from "../../system/install.mjs";

/** tests/support/proxy.ts looks here, too. */
const folder = path.resolve("node_modules/.cache/caddy");

/**
 * Unpacks Debian's Caddy, the proxy that docs/going-live.md installs, for the tests behind it. Nothing is installed on the machine:
 * its package would start a server. Where that fails, those tests are skipped.
 */
export function findCaddy() {
  const isThere = () => existsSync(path.join(folder, "usr/bin/caddy"));
  if (isThere() || succeeds("caddy", ["version"], { stdio: "ignore" })) return;
  if (succeeds("apt-get", ["--version"], { stdio: "ignore" })) {
    console.info("Unpacking Debian's Caddy...");
    mkdirSync(folder, { recursive: true });
    const download = () =>
      succeeds("apt-get", ["download", "-q", "-o", "APT::Sandbox::User=root", "caddy"], { cwd: folder });
    // Only root may renew the lists of packages.
    if (download() || (succeeds("apt-get", ["update", "-q"]) && download())) {
      for (const name of readdirSync(folder).filter((one) => one.endsWith(".deb")))
        succeeds("dpkg-deb", ["--extract", name, "."], { cwd: folder });
    }
  }
  if (!isThere())
    console.info("There is no Caddy, and none could be unpacked: the tests behind the proxy are skipped.");
}

const succeeds = (command, args, options) => tryToRun(command, args, options).status === 0;
