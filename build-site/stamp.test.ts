import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { stampOf } from "./stamp.ts";

test("changes with a file that is named by a pattern, and with no other", async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "site"));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write("site/page.ts", "a");
  const stamp = () => stampOf(["site/**"], { folder, optional: ["photos/*"] });
  const first = await stamp();
  write("notes.txt", "b");
  expect(await stamp()).toBe(first);
  write("site/page.ts", "c");
  expect(await stamp()).not.toBe(first);
});

test("refuses a pattern that matches nothing, as after files have moved", async () => {
  const folder = temporaryFolder();
  await expect(stampOf(["app/**"], { folder })).rejects.toThrow("app/**");
});
