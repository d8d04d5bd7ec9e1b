import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ProjectCopy } from "./test/project-copy.ts";

test("publishes the files of public/ and no others", () => {
  const copy = new ProjectCopy();
  onTestFinished(() => copy.remove());
  const file = (name: string) => path.join(copy.folder, name);
  const draw = () => expect(copy.run(process.execPath, ["scripts/draw.ts"])).toBe(true);
  mkdirSync(file("public/photos"), { recursive: true });
  writeFileSync(file("public/photos/withdrawn.jpg"), "a face");
  draw();
  expect(existsSync(file(".generated/public/photos/withdrawn.jpg"))).toBe(true);
  rmSync(file("public/photos/withdrawn.jpg"));
  draw();
  expect(existsSync(file(".generated/public/photos/withdrawn.jpg"))).toBe(false);
  expect(existsSync(file(".generated/public/favicon.svg"))).toBe(true);
});
