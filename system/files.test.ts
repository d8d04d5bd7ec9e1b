import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { createFile, replaceFile, replaceFolder } from "./files.ts";
import { outputOf } from "./programs.ts";

const permissions = (file: string) => statSync(file).mode & 0o777;

test("replaces a file, keeps its rights, and leaves nothing else", () => {
  const file = path.join(temporaryFolder(), "words.yaml");
  writeFileSync(file, "old", { mode: 0o600 });
  replaceFile(file, "new");
  expect(readFileSync(file, "utf8")).toBe("new");
  expect(permissions(file)).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(["words.yaml"]);
});

test("deletes what a process that was killed has left an hour ago, and nothing that may still be written", () => {
  const folder = temporaryFolder();
  const anHourAgo = Date.now() / 1000 - 3601;
  for (const name of [
    ".backup-1.sqlite.4711.unfinished",
    ".words.yaml.12.unfinished",
    ".unfinished",
    "a.1.unfinished",
  ]) {
    writeFileSync(path.join(folder, name), "x");
    utimesSync(path.join(folder, name), anHourAgo, anHourAgo);
  }
  writeFileSync(path.join(folder, ".now.yaml.4711.unfinished"), "x");
  const kept = [".now.yaml.4711.unfinished", ".unfinished", "a.1.unfinished"];
  replaceFile(path.join(folder, "words.yaml"), "new");
  expect(readdirSync(folder).sort()).toEqual([...kept, "words.yaml"].sort());
  writeFileSync(path.join(folder, ".backup-2.sqlite.4711.unfinished"), "x");
  utimesSync(path.join(folder, ".backup-2.sqlite.4711.unfinished"), anHourAgo, anHourAgo);
  createFile(path.join(folder, "backup-3.sqlite"), () => {});
  expect(readdirSync(folder).sort()).toEqual([...kept, "backup-3.sqlite", "words.yaml"].sort());
});

test("creates the folder of a file only where that is wanted", () => {
  const file = path.join(temporaryFolder(), "new/words.yaml");
  expect(() => replaceFile(file, "x", { createsFolder: false })).toThrow("ENOENT");
  expect(existsSync(path.dirname(file))).toBe(false);
  replaceFile(file, "x");
  expect(readFileSync(file, "utf8")).toBe("x");
});

test("leaves the old file if the new one can't be written", () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "taken/inside"), { recursive: true });
  expect(() => replaceFile(path.join(folder, "taken"), "x")).toThrow();
  expect(readdirSync(folder)).toEqual(["taken"]);
});

test("creates a file for its owner's eyes, and never replaces one", () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "copy.sqlite");
  createFile(file, (unfinished) => {
    expect(permissions(unfinished)).toBe(0o600);
    writeFileSync(unfinished, "copy");
  });
  expect(permissions(file)).toBe(0o600);
  expect(() => createFile(file, () => {})).toThrow("already exists");
  expect(() =>
    createFile(path.join(folder, "other"), () => {
      throw new Error("no disk");
    }),
  ).toThrow("no disk");
  expect(readdirSync(folder)).toEqual(["copy.sqlite"]);
});

test("puts folders in place, also when several processes do so at once", async () => {
  const folder = temporaryFolder();
  const inFolder = (name: string) => path.join(folder, name);
  const module = JSON.stringify(path.resolve("system/files.ts"));
  const replace = (name: string) => {
    const code = `import { mkdirSync, writeFileSync } from "node:fs";
      import { replaceFolder } from ${module};
      for (let round = 0; round < 50; round += 1) {
        mkdirSync("${name}");
        for (const part of ["a", "b", "c"]) writeFileSync("${name}/" + part, "${name}");
        replaceFolder("site", "${name}");
      }`;
    return outputOf(process.execPath, ["--input-type=module", "--eval", code], { cwd: folder });
  };
  await Promise.all(["first", "second", "third"].map(replace));
  expect(readdirSync(folder)).toEqual(["site"]);
  const parts = readdirSync(inFolder("site"));
  expect(parts).toEqual(["a", "b", "c"]);
  expect(new Set(parts.map((part) => readFileSync(inFolder(`site/${part}`), "utf8"))).size).toBe(1);

  mkdirSync(inFolder("next"));
  replaceFolder(inFolder("site"), inFolder("next"));
  expect(readdirSync(inFolder("site"))).toEqual([]);
});
