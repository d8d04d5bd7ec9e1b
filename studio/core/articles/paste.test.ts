import { expect, test } from "vitest";
import { readText } from "./open-article.ts";
import { readPasted } from "./paste.ts";
import { printBlock } from "./print-block.ts";

const written = (html: string) => readPasted(html).blocks.map(printBlock);

test.each([
  [
    "Word",
    `<html><head><style>p{color:red}</style></head><body><p class="MsoNormal"><b>Bold</b> and <i>lean</i><o:p></o:p></p></body></html>`,
    ["**Bold** and *lean*"],
  ],
  [
    "Google Docs",
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><h1><span>Title</span></h1><ul><li><p>one</p></li><li><p>two</p></li></ul></b>`,
    ["## Title", "- one\n- two"],
  ],
  [
    "a web page",
    `<div><p>See <a href="https://example.org">this</a> {x} &lt;b&gt;</p><script>alert(1)</script><a href="javascript:alert(1)">no</a></div>`,
    ["See [this](https://example.org) \\{x\\} \\<b>", "no"],
  ],
])("what is pasted from %s becomes allowed blocks", (_, html, expected) => {
  expect(written(html)).toEqual(expected);
  for (const text of expected) expect(readText(text)).not.toContain(undefined);
});

test("a pasted picture is left out, and named", () => {
  expect(readPasted("<p>A <img src=x> b</p>").leftOut).toEqual(["a picture"]);
});
