import { expect, test } from "vitest";
import { compileBody } from "./articles.ts";

test("keeps figures on one line with their units", async () => {
  const code = await compileBody("a.mdx", "An 8-week course, *20 minutes* a day.");
  expect(code).toMatch(/"An ".*className: "nowrap".*"8-week".*" course, ".*"20\u00a0minutes"/s);
});
