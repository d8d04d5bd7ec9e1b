/**
 * Builds the site where there is no build, or where a source is newer than it.
 *
 * @param say where to tell what is being done
 * @returns whether it did
 */
export function buildWhereNeeded(say?: (text: string) => void): boolean;
