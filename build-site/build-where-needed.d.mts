/**
 * Builds the site if the build is missing or older than a source.
 *
 * @param say prints progress, by default to standard output
 * @returns whether it built
 */
export function buildWhereNeeded(say?: (text: string) => void): boolean;
