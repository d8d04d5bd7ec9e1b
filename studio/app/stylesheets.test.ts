import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const app = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(app, file), "utf8");

/** The names that files import a stylesheet by, with the classes that they take from it. */
const uses = globSync("**/*.{ts,tsx}", { cwd: app }).flatMap((file) => {
  const text = read(file);
  const code = text.replace(/^import .*$/gm, "");
  return [...text.matchAll(/^import (\w+) from "(\..*\.module\.css)";$/gm)].map(
    ([, name = "", from = ""]) => ({
      stylesheet: path.join(path.dirname(file), from),
      classes: [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, used = ""]) => used),
      /** Which class is taken depends on a value: `styles[kind]`. */
      isByValue: text.includes(`${name}[`),
    }),
  );
});

test.each(globSync("**/*.module.css", { cwd: app }))(
  "%s has the classes that are used, and no others",
  (file) => {
    const rules = read(file).replace(/\/\*.*?\*\//gs, "");
    const classes = new Set([...rules.matchAll(/\.([a-z]\w*)(?=[^{}]*\{)/gi)].map(([, name = ""]) => name));
    const own = uses.filter(({ stylesheet }) => stylesheet === file);
    const used = new Set(own.flatMap((use) => use.classes));
    expect([...used.difference(classes)]).toEqual([]);
    if (!own.some(({ isByValue }) => isByValue)) expect([...classes.difference(used)]).toEqual([]);
  },
);

test("every custom property that is used is set somewhere", () => {
  const stylesheets = globSync("**/*.css", { cwd: app }).map(read).join("");
  const code = globSync("**/*.{ts,tsx}", { cwd: app }).map(read).join("");
  const used = new Set(Array.from(stylesheets.matchAll(/var\((--[\w-]+)\)/g), ([, name = ""]) => name));
  const isSet = (name: string) => stylesheets.includes(`${name}:`) || code.includes(`"${name}"`);
  expect([...used].filter((name) => !isSet(name))).toEqual([]);
});

test("spacing stands on one grid, and type on one scale", () => {
  for (const file of globSync("**/*.css", { cwd: app })) {
    const rules = read(file);
    const spaces = [...rules.matchAll(/^\s*(?:margin|padding|gap|row-gap|column-gap)[a-z-]*: ([^;]+);/gm)];
    // Quarters of a rem up to one, and halves above.
    const lengths = spaces.flatMap(([, value = ""]) => [...value.matchAll(/(?<![\w.])[\d.]+(?=rem)/g)]);
    expect(
      lengths.map(Number).filter((length) => (length * (length > 1 ? 2 : 4)) % 1 !== 0),
      file,
    ).toEqual([]);
    const sizes = [...rules.matchAll(/^\s*(?:font|font-size): [^;]*?\d(?:rem|px)\b[^;]*;/gm)];
    expect(
      sizes.map(([rule]) => rule.trim()),
      file,
    ).toEqual([]);
  }
});

test("focus is another colour than errors, light and dark", () => {
  for (const scheme of read("styles/tokens.css").split("prefers-color-scheme: dark")) {
    const hueOf = (name: string) =>
      Number(new RegExp(`--${name}: oklch\\(\\S+ \\S+ ([\\d.]+)`).exec(scheme)?.[1]);
    expect(Math.abs(hueOf("focus") - hueOf("trouble"))).toBeGreaterThan(60);
  }
});
