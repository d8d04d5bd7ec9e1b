import { expect, test } from "vitest";
import { endOfFirstSection } from "./first-section.ts";

const before = '<body><header></header><main id="main">';

test.each([
  ["its end", `${before}<section><h1></h1></section>`, "<section><p></p></section>"],
  [
    "its own end, not that of a section inside it",
    `${before}<section><section></section><section></section><p></p></section>`,
    "<section></section>",
  ],
])("finds %s", (_what, start, rest) => {
  expect(endOfFirstSection(`${start}${rest}</main>`)).toBe(start.length);
});

test.each([
  ["without a section", `${before}<p></p></main>`],
  ["with sections in an island only", `${before}<div data-island="x"><section></section></div></main>`],
])("finds none %s", (_what, html) => expect(endOfFirstSection(html)).toBeUndefined());
