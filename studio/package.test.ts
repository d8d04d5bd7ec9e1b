import { readFileSync } from "node:fs";
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
