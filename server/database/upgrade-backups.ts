import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { day } from "../clock.ts";

/** The retention time, in milliseconds: a backup still contains what was deleted since. */
const retention = 30 * day;

const pattern = /^before-upgrade-from-\d+-\d{8}T\d{6}(-\d+)?\.sqlite$/;

/** Returns a new file name in the data folder for the backup of a database of this version. */
export function nameUpgradeBackup(dataDirectory: string, version: number, now = Date.now()): string {
  const time = new Date(now).toISOString().replace(/[-:]|\..*/g, "");
  const name = path.join(dataDirectory, `before-upgrade-from-${version}-${time}`);
  for (let count = 1; ; count += 1) {
    const file = `${name}${count > 1 ? `-${count}` : ""}.sqlite`;
    if (!existsSync(file)) return file;
  }
}

/** Deletes backups from before upgrades after 30 days. */
export function deleteOldUpgradeBackups(dataDirectory: string, now = Date.now()): void {
  for (const name of readdirSync(dataDirectory).filter((name) => pattern.test(name))) {
    const file = path.join(dataDirectory, name);
    if (now - statSync(file).mtimeMs > retention) rmSync(file, { force: true });
  }
}
