import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { walls } from "./walls.ts";

const folders = Object.keys(walls).sort((one, other) => other.length - one.length);

const partOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`));

/** Files that only tests use; the handbook's pictures are taken with the tests' browser. */
const isForTests = (file: string) =>
  /\.(?:test|spec)\.|(?:^|\/)(?:test-support|test|tests)\/|^studio\/handbook\//.test(file);

const files = globSync("**/*.{ts,tsx,mjs}", {
  exclude: ["**/node_modules/**", "build/**", ".generated/**", "data/**", "test-results/**"],
})
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => !isForTests(file));

/** The files of the project that a file imports. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g)].map(([, to = ""]) =>
    path.posix.join(path.posix.dirname(file), to),
  );

test("every module stands within a wall", () => {
  const outside = files.filter((file) => file.includes("/") && partOf(file) === undefined);
  expect(outside).toEqual([]);
});

test("no module imports what its wall forbids, or what another wall keeps to itself", () => {
  const wrong = files.flatMap((file) => {
    const part = partOf(file);
    if (part === undefined) return [];
    return importsOf(file).flatMap((imported) => {
      const other = partOf(imported);
      if (other === part) return [];
      if (other === undefined || !walls[part]?.mayImport.includes(other))
        return [`${file} imports ${imported}: ${part} may not import ${other ?? "it"}`];
      const { opens } = walls[other] ?? {};
      const within = imported.slice(other.length + 1);
      return !opens ||
        opens.some((open) => within === open || (open.endsWith("/") && within.startsWith(open)))
        ? []
        : [`${file} imports ${imported}: ${other} keeps it to itself`];
    });
  });
  expect(wrong).toEqual([]);
});

test("a wall allows nothing that is never used", () => {
  const used = new Set(
    files.flatMap((file) => importsOf(file).map((imported) => `${partOf(file)} ${partOf(imported)}`)),
  );
  const unused = Object.entries(walls).flatMap(([part, { mayImport }]) =>
    mayImport
      .filter((other) => other !== part && !used.has(`${part} ${other}`))
      .map((other) => `${part} ${other}`),
  );
  expect(unused).toEqual([]);
});

/** The modules that a browser loads with a file: not those that it takes only types from. */
const loadedBy = (file: string): string[] => {
  const text = readFileSync(file, "utf8").replace(/^(?:import|export) type [^;]+;$/gm, "");
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g)].map(([, to = ""]) =>
    to.startsWith(".") ? path.posix.join(path.posix.dirname(file), to) : to,
  );
};

// The types of the studio's server bring Node's along, so that the type check knows both everywhere in the studio.
test("what the studio's windows load needs nothing that only Node has", () => {
  const windows = files.filter((file) => file.startsWith("studio/app/") && !file.endsWith("/vite.config.ts"));
  const loaded = new Map(windows.map((file) => [file, file]));
  const wrong: string[] = [];
  for (const [file, by] of loaded) {
    for (const module of loadedBy(file)) {
      if (module.startsWith("node:")) wrong.push(`${file}, which ${by} loads, imports ${module}`);
      if (/\.tsx?$/.test(module) && !loaded.has(module)) loaded.set(module, by);
    }
    if (/\b(?:process|Buffer)\.\w/.test(readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")))
      wrong.push(`${file}, which ${by} loads, needs Node’s globals`);
  }
  expect(wrong).toEqual([]);
});
