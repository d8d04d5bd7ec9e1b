import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { day } from "../clock.ts";

/** The retention time, in milliseconds: a copy still contains what was deleted since. */
const retention = 30 * day;

const pattern = /^(rescued-\d{8}T\d{6}(-\d+)?\.sqlite|replaced-\d{8}T\d{6}(-\d+)?)$/;

/** Returns a new file name in the data folder for the copy of a database whose file was deleted. */
export const nameRescuedCopy = (dataDirectory: string, now = Date.now()): string =>
  nameNew(dataDirectory, "rescued", ".sqlite", now);

/** Returns a new name in the data folder for a folder with what a restored copy has replaced. */
export const nameReplaced = (dataDirectory: string, now = Date.now()): string =>
  nameNew(dataDirectory, "replaced", "", now);

function nameNew(dataDirectory: string, what: string, extension: string, now: number): string {
  const time = new Date(now).toISOString().replace(/[-:]|\..*/g, "");
  const name = path.join(dataDirectory, `${what}-${time}`);
  for (let count = 1; ; count += 1) {
    const file = `${name}${count > 1 ? `-${count}` : ""}${extension}`;
    if (!existsSync(file)) return file;
  }
}

/** Deletes rescued copies and what was replaced, after 30 days. */
export function deleteOldCopies(dataDirectory: string, now = Date.now()): void {
  if (!existsSync(dataDirectory)) return;
  for (const name of readdirSync(dataDirectory).filter((name) => pattern.test(name))) {
    const file = path.join(dataDirectory, name);
    if (now - statSync(file).mtimeMs > retention) rmSync(file, { force: true, recursive: true });
  }
}
