import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

test("npm start installs no package for the studio", () => {
  const studio = readJson("studio/package.json");
  // `npm start` omits development dependencies: system/install.mjs.
  expect(Object.keys(studio)).not.toContain("dependencies");
  const site = readJson("package.json").dependencies;
  const { packages } = readJson("package-lock.json");
  const own = Object.keys(studio.devDependencies).filter((name) => !(name in site));
  expect(own).toContain("react-aria-components");
  for (const name of own) expect([name, packages[`node_modules/${name}`].dev]).toEqual([name, true]);
});

test.each(["core", "mailroom"])("%s knows neither server nor screens", (folder) => {
  const files = globSync(`studio/${folder}/**/*.ts`, { exclude: ["**/*.test.ts"] });
  const importing = files.filter((file) =>
    importsOf(file).some((imported) => /^studio\/(server|app)\//.test(imported)),
  );
  expect(importing).toEqual([]);
});

/** Returns the paths of the project's files that a file imports. */
function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, "utf8").matchAll(/(?:from|import) ?\(?"(\.[^"]+)"/g);
  return [...specifiers].map(([, specifier = ""]) => path.posix.join(path.dirname(file), specifier));
}
