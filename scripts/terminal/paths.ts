import path from "node:path";

/** Returns the caller's working directory. npm runs commands in the installation's folder and keeps it in INIT_CWD. */
const callersFolder = () => process.env.INIT_CWD || process.cwd();

/** Resolves a path argument against the caller's working directory. */
export const fromCaller = (typed: string): string => path.resolve(callersFolder(), typed);

/** Returns a path that is valid in the caller's working directory: relative if it is below, else absolute. */
export function forCaller(file: string): string {
  const relative = path.relative(callersFolder(), path.resolve(file));
  return relative.startsWith("..") || path.isAbsolute(relative) ? path.resolve(file) : relative;
}
