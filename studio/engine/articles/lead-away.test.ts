import { expect, test } from "vitest";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { leadAway } from "./lead-away.ts";
import { newArticle } from "./open-article.ts";

const redirects = "content/redirects.yaml";
const other = "content/articles/other.mdx";
const teasers = "content/pages/resources.yaml";
const faq = "content/questions.yaml";

const before: Sources = new Map([
  ["content/articles/bus.mdx", `${newArticle("bus", "On a bus")}\nWords.\n`],
  [
    other,
    `${newArticle("other", "Other")}\n[One](/blog/bus#stop), [two](/blog/bus-2), [three](https://a.au/blog/bus).\n`,
  ],
  [faq, "- answer: See [the bus](/blog/bus).\n"],
  [teasers, "blogTeasers:\n  shown:\n    - other\n    - bus\n"],
  [redirects, "# Removed URLs.\n\n- from: /blog/coach\n  to: /blog/bus#stop\n"],
]);

test("links to an article that is taken out, and to places in it, lead to the list; no page shows it, and longer addresses stay", () => {
  const after = leadAway(before, "bus", true);
  expect(after.get(other)).toContain("(/blog), [two](/blog/bus-2), [three](https://a.au/blog/bus)");
  expect(after.get(teasers)).toBe("blogTeasers:\n  shown:\n    - other\n");
  expect(after.get(faq)).toContain("(/blog)");
  expect(parseSource(redirects, after.get(redirects) ?? "").data).toEqual([
    { from: "/blog/coach", to: "/blog" },
    { from: "/blog/bus", to: "/blog" },
  ]);
  expect(leadAway(before, "bus", false).get(redirects)).not.toContain("/blog/bus");
});
