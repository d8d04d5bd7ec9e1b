import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { shortName } from "./short-name.ts";

/** A name that an author of CSS made up: of a custom property, an anchor, a timeline. */
const customName = /(?<![\w-])--[a-z][\w-]*/gi;

/**
 * Gives the custom names of the site's stylesheets (`--text-soft`) two letters or three when it is built. The tokens
 * stand in every page, where their names cost 200 bytes once compressed. Numbered in the order of files and of what
 * stands in them. Scripts cannot use such a name: it is another one in the built site.
 *
 * @param folders below which all stylesheets are
 */
export function shortCustomNames(folders: readonly string[]): Plugin {
  let rename = (css: string) => css;
  return {
    name: "short-custom-names",
    apply: "build",
    enforce: "pre",
    buildStart() {
      rename = renamer(folders.flatMap(readStyles));
    },
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => ({ code: rename(css), map: null }),
    },
  };
}

/**
 * @param sheets all stylesheets in which a name may stand
 * @returns what gives the names in a stylesheet their short forms
 * @throws Error, when that is used, for a name in no sheet
 */
export function renamer(sheets: readonly string[]): (css: string) => string {
  const numbers = new Map<string, number>();
  for (const [name] of sheets.flatMap((css) => [...css.matchAll(customName)])) {
    if (!numbers.has(name)) numbers.set(name, numbers.size);
  }
  return (css) =>
    css.replace(customName, (name) => {
      const number = numbers.get(name);
      if (number === undefined) throw new Error(`custom-names: nobody numbered ${name}`);
      return `--${shortName(number)}`;
    });
}

const readStyles = (folder: string) =>
  globSync("**/*.css", { cwd: folder })
    .sort()
    .map((file) => readFileSync(path.join(folder, file), "utf8"));
