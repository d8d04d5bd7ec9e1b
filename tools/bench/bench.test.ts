// @module-tag slow
import { expect, test } from "vitest";
import { median, medians } from "./median.ts";
import { withoutScripts, wordsOnly } from "./stripped-page.ts";

const page =
  '<head><style>b{}</style><link rel="preload" href="/a.woff2"><script>let a="<b>"</script>' +
  '<script type="application/json" id="x">{}</script></head><body><p style="top:0">text</p>' +
  '<script type="speculationrules">{}</script><picture><img src="/a.svg"></picture><script src="/a.js"></script></body>';

test("strips every script, whatever its type", () => {
  expect(withoutScripts(page)).toBe(
    '<head><style>b{}</style><link rel="preload" href="/a.woff2"></head>' +
      '<body><p style="top:0">text</p><picture><img src="/a.svg"></picture></body>',
  );
});

test("leaves only the words and their elements", () => {
  expect(wordsOnly(page)).toBe("<head></head><body><p>text</p></body>");
});

test("one disturbed run does not change a median", () => {
  expect(median([812, 9000, 815, 811, 813])).toBe(813);
  expect(median([1, 3])).toBe(2);
  const runs = [
    { fcp: 3, lcp: 1 },
    { fcp: 1, lcp: 2 },
    { fcp: 2, lcp: 3 },
  ];
  expect(medians(runs)).toEqual({ fcp: 2, lcp: 2 });
});
