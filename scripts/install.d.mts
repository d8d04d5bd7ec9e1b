/**
 * Installs a part of the packages that the lock file names, unless it is there already.
 *
 * @param part "site", "all", or the folder of a tool, such as "tools/bench", which includes the site
 * @returns whether anything was installed
 */
export function installWhereNeeded(part?: string): boolean;
