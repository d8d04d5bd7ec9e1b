/**
 * Installs a part of the packages that the lock file names, unless it is there already.
 *
 * @param part "site", "all", or the folder of a tool, such as "tools/edge", which includes the site
 * @returns whether anything was installed
 */
export function installWhereNeeded(part?: string): boolean;

/** The path of the pinned Node, which npm installs. */
export function pinnedNode(): string;

/** The environment in which the project's own commands run, with further variables. */
export function environment(extra?: Readonly<Record<string, string>>): NodeJS.ProcessEnv;

/** Runs a command with the pinned Node first on the path; exits this process if it fails. */
export function run(command: string, args: readonly string[]): void;

/** Returns the sentence that refuses a folder in which the site can't be built; undefined for the others. */
export function whyNotIn(folder: string): string | undefined;

/** Ends the program with a sentence if the site can't be built in this folder. */
export function refuseFolder(): void;
