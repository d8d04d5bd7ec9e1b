import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const app = path.resolve(import.meta.dirname, "..");

/** The selectors of a stylesheet, one by one. */
function selectorsOf(file: string): string[] {
  const text = readFileSync(path.join(app, file), "utf8").replace(/\/\*.*?\*\//gs, "");
  return [...text.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = ""]) => prelude.trim())
    .filter((prelude) => !prelude.startsWith("@"))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim()));
}

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);

/** The screen that a stylesheet belongs to; the folder, if all screens share it. */
const ownerOf = (file: string) => /^screens\/[^/]+/.exec(file)?.[0] ?? "shared";

const rules = globSync("**/*.css", { cwd: app }).flatMap((file) =>
  selectorsOf(file).map((selector) => ({
    file,
    owner: ownerOf(file),
    selector,
    classes: classesIn(selector),
  })),
);

test("the styles of a screen change no other screen: each rule names a class of that screen alone", () => {
  const owners = Map.groupBy(
    rules.flatMap(({ owner, classes }) => classes.map((name) => ({ owner, name }))),
    ({ name }) => name,
  );
  const isOwn = (name: string, owner: string) => owners.get(name)?.every((use) => use.owner === owner);
  const leaking = rules
    .filter(({ owner, classes }) => owner !== "shared" && !classes.some((name) => isOwn(name, owner)))
    .map(({ file, selector }) => `${file}: ${selector}`);
  expect(leaking).toEqual([]);
});

test("focus is another colour than errors, light and dark", () => {
  const tokens = readFileSync(path.join(app, "styles/tokens.css"), "utf8").split(
    "prefers-color-scheme: dark",
  );
  for (const scheme of tokens) {
    const hueOf = (name: string) =>
      Number(new RegExp(`--${name}: oklch\\(\\S+ \\S+ ([\\d.]+)`).exec(scheme)?.[1]);
    expect(Math.abs(hueOf("focus") - hueOf("trouble"))).toBeGreaterThan(60);
  }
});
