import path from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { layersOf } from "./layers.ts";

const layers = layersOf({ "site/pages": "page", site: "components" });
const compiled = (file: string, css: string) =>
  postcss([layers]).process(css, { from: path.resolve(file) }).css;

test.each([
  ["site/pages/home/page.module.css", ".a {}", "@layer page {.a {}}"],
  ["site/kit/hero.module.css", ".a {}", "@layer components {.a {}}"],
  ["site/kit/hero.module.css", "@layer page { .a {} }", "@layer page { .a {} }"],
  ["site/styles/base.css", ".a {}", ".a {}"],
  ["studio/app/ui/ui.module.css", ".a {}", ".a {}"],
])("%s: %s becomes %s", (file, css, expected) => {
  expect(compiled(file, css).replaceAll(/\s*\n\s*/g, "")).toBe(expected);
});
