import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renamer } from "./custom-names.ts";

const tokens = ":root { --text: black; --text-soft: gray; --step--1: 1rem; }";
const module =
  ".note--wide { color: var(--text-soft); top: calc(anchor(--cite-1 top)*-1); font-size: var(--step--1, 1em); }";

test("a name is the same wherever it stands, and no two share one", () => {
  const rename = renamer([tokens, module]);
  expect(rename(tokens)).toBe(":root { --b0: black; --c0: gray; --d0: 1rem; }");
  expect(rename(module)).toBe(
    ".note--wide { color: var(--c0); top: calc(anchor(--e0 top)*-1); font-size: var(--d0, 1em); }",
  );
});

test("a name of no sheet is a fault", () => {
  expect(() => renamer([tokens])(module)).toThrow("--cite-1");
});

test("no script speaks of a name that is another one in the built site", () => {
  const scripts = globSync("app/**/*.{ts,tsx}");
  const speaks = scripts.filter((file) => /["']--[a-z]|var\(--/.test(readFileSync(file, "utf8")));
  expect(speaks).toEqual([]);
});
