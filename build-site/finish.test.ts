import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { stampOf } from "./stamp.ts";
import { divideStyles, usedStyles } from "./used-styles.ts";

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

const page = '<html class="on"><p class="plate_aB-1">';

test.each([
  ["a rule for what isn't on the page", ".close_x1{color:red}", ""],
  ["a rule without classes", "p>a:hover{color:red}", "p>a:hover{color:red}"],
  ["those selectors of a list that apply", ".plate_aB-1,.close_x1 p{color:red}", ".plate_aB-1{color:red}"],
  ["what must be absent", ".plate_aB-1:not(.close_x1){color:red}", ".plate_aB-1:not(.close_x1){color:red}"],
  ["one of several", ":is(.close_x1,.plate_aB-1) p{top:.5em}", ":is(.close_x1,.plate_aB-1) p{top:.5em}"],
  ["queries left empty", "@media print{@supports (top:0){.close_x1{color:red}}}p{top:0}", "p{top:0}"],
  ["layers in their order", "@layer base,parts;.close_x1{color:red}", "@layer base,parts"],
  ["frames of an animation", "@keyframes a{50%{top:.5em}}", "@keyframes a{50%{top:.5em}}"],
])("%s", (_what, css, expected) => expect(usedStyles(css, page)).toBe(expected));

test("divides styles so that what wins stays the same: layers in their order, and again unless they are complete", () => {
  const css = (...rules: string[]) => rules.join("");
  const [font, base] = ["@font-face{font-family:A;src:url(a.woff2)}", "@layer base{p{top:2px}}"];
  const [left, taken] = ["@layer page{.close_x1{top:0}}", "@layer page{.plate_aB-1{top:1px}}"];
  expect(divideStyles(css(font, left, base, taken), page)).toEqual({
    inline: css("@layer page,base;", font, base, taken),
    rest: css(left, taken),
  });
});
