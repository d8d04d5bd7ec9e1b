import { expect, test } from "vitest";
import { whyNotIn } from "./install.mjs";

test.each([
  ["/home/Jo #1/site", "Jo #1"],
  ["/home/site?", "site?"],
])("says which folder to rename before it builds in %s", (folder, name) => {
  expect(whyNotIn(folder)).toMatch(new RegExp(`Rename the folder “${RegExp.escape(name)}”\\.$`));
});

test.each(["/home/Jo’s Ordner & Söhne/50% (new)/site", process.cwd()])("builds in %s", (folder) => {
  expect(whyNotIn(folder)).toBeUndefined();
});
