import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { shortClassNames } from "./class-names.ts";

const folder = mkdtempSync(path.join(tmpdir(), "class-names-"));
const at = (file: string) => path.join(folder, file);
const many = Array.from({ length: 2000 }, (_, index) => `c${index}`);
writeFileSync(
  at("a.module.css"),
  ".one { margin: .5em; } .two-words:hover > .one { color: red; } @keyframes turn {}",
);
writeFileSync(at("b.module.css"), many.map((name) => `.${name} {}`).join("\n"));

test("each class has a name of its own, the same each time, that CSS takes as a class", () => {
  const [name, again] = [shortClassNames(folder), shortClassNames(folder)];
  const all = [
    name("one", at("a.module.css")),
    name("two-words", at("a.module.css")),
    name("turn", at("a.module.css")),
    ...many.map((own) => name(own, at("b.module.css"))),
  ];
  expect(new Set(all).size).toBe(many.length + 3);
  for (const short of all) expect(short).toMatch(/^(?!ad)[a-z][a-z0-9]{1,2}$/);
  expect(again("c1999", at("b.module.css"))).toBe(all.at(-1));
});

test("a class that is in no file is a fault", () => {
  expect(() => shortClassNames(folder)("three", at("a.module.css"))).toThrow("three");
});
