import path from "node:path";

/** The folder from which the command was called. npm runs it in the installation's folder and keeps the caller's here. */
const callersFolder = () => process.env.INIT_CWD || process.cwd();

/** Resolves a path that was typed, from where the caller stands. */
export const fromCaller = (typed: string): string => path.resolve(callersFolder(), typed);

/** Returns a path as it can be typed from where the caller stands. */
export function forCaller(file: string): string {
  const relative = path.relative(callersFolder(), path.resolve(file));
  return relative.startsWith("..") || path.isAbsolute(relative) ? path.resolve(file) : relative;
}
