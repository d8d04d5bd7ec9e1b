import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { day } from "../clock.ts";

/** How long a copy from before an upgrade is kept, in milliseconds: what was deleted since is still in it. */
const keptFor = 30 * day;

const pattern = /^before-upgrade-from-\d+-\d{8}T\d{6}(-\d+)?\.sqlite$/;

/** A new file in the data folder, for the copy of a database of this version that is about to be upgraded. */
export function nameUpgradeCopy(dataDirectory: string, version: number, now = Date.now()): string {
  const time = new Date(now).toISOString().replace(/[-:]|\..*/g, "");
  const name = path.join(dataDirectory, `before-upgrade-from-${version}-${time}`);
  for (let count = 1; ; count += 1) {
    const file = `${name}${count > 1 ? `-${count}` : ""}.sqlite`;
    if (!existsSync(file)) return file;
  }
}

/** Deletes copies from before upgrades that are older than a month. */
export function deleteOldUpgradeCopies(dataDirectory: string, now = Date.now()): void {
  for (const name of readdirSync(dataDirectory).filter((name) => pattern.test(name))) {
    const file = path.join(dataDirectory, name);
    if (now - statSync(file).mtimeMs > keptFor) rmSync(file, { force: true });
  }
}
