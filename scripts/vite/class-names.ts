import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { shortName } from "./short-name.ts";

/** What a module keeps to itself: its classes, and its animations. */
const ownName = /(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi;

/**
 * Names for the classes and animations of CSS modules, of two letters or three. They stand in every page, where a hash, which
 * nothing can compress, costs half a kilobyte. Numbered in the order of files and of what stands in them, so
 * that what is drawn at build time and in the browser agrees.
 *
 * @param folder below which all modules are
 * @returns the name of a class, by its own name and the module's path
 * @throws Error for a class of no module below the folder
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const numbers = new Map<string, number>();
  for (const file of globSync("**/*.module.css", { cwd: folder }).sort()) {
    for (const [, name] of readFileSync(path.join(folder, file), "utf8").matchAll(ownName)) {
      const key = `${file} ${name}`;
      if (!numbers.has(key)) numbers.set(key, numbers.size);
    }
  }
  return (name, file) => {
    const number = numbers.get(`${path.relative(folder, file)} ${name}`);
    if (number === undefined) throw new Error(`class-names: ${file} has a name ${name} that nobody numbered`);
    return shortName(number);
  };
}
