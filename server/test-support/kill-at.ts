import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** The steps after which a kill leaves something else on disk. */
const steps = [
  "mkdirSync",
  "mkdtempSync",
  "openSync",
  "linkSync",
  "copyFileSync",
  "renameSync",
  "rmSync",
  "writeFileSync",
] as const;

/**
 * Runs an action that works without waiting, as if its process were killed before one of its steps on the file system: from then
 * on, nothing of it reaches the disk.
 *
 * @returns whether the action came to its end
 */
export function killAt(step: number, action: () => void): boolean {
  let count = 0;
  const originals = steps.map((name) => [name, fs[name]] as const);
  for (const [name, original] of originals) {
    const counting = (...args: readonly unknown[]): unknown => {
      if (++count >= step) throw new Error("killed");
      return (original as (...args: readonly unknown[]) => unknown)(...args);
    };
    Object.assign(fs, { [name]: counting });
  }
  syncBuiltinESMExports();
  try {
    action();
    return true;
  } catch (error) {
    if (count >= step) return false;
    throw error;
  } finally {
    for (const [name, original] of originals) Object.assign(fs, { [name]: original });
    syncBuiltinESMExports();
  }
}
