import { expect, test } from "vitest";
import { heavyPages } from "../../build-site/heavy-pages.ts";

/** The rest is for what an owner adds: a claim's source, a longer lead, more terms. */
const share = 0.97;

test("the project's own pages leave room for the owner's words within their size limits", async () => {
  expect(await heavyPages("build/client", share)).toEqual([]);
});
