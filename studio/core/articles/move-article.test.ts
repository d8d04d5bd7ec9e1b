import { expect, test } from "vitest";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { moveArticle } from "./move-article.ts";
import { newArticle } from "./open-article.ts";

const redirects = "content/redirects.yaml";
const other = "content/articles/other.mdx";
const faq = "content/questions.yaml";

const before: Sources = new Map([
  ["content/articles/bus.mdx", `${newArticle("bus", "On a bus")}\nWords.\n`],
  [
    other,
    `${newArticle("other", "Other")}\n[One](/blog/bus#stop), [two](/blog/bus-2), [three](https://a.au/blog/bus).\n`,
  ],
  [faq, "- answer: See [the bus](/blog/bus).\n"],
  [redirects, "# Removed URLs.\n\n- from: /blog/coach\n  to: /blog/bus\n"],
]);

const move = (sources: Sources, from: string, to: string) => {
  const after = new Map(sources);
  for (const [file, text] of moveArticle(sources, from, to)) {
    if (text === undefined) after.delete(file);
    else after.set(file, text);
  }
  return after;
};
const redirectsIn = (sources: Sources) => parseSource(redirects, sources.get(redirects) ?? "").data;

test("links and redirects follow a moved article, there and back", () => {
  const after = move(before, "bus", "train");
  expect(after.has("content/articles/bus.mdx")).toBe(false);
  expect(after.get("content/articles/train.mdx")).toBe(
    before.get("content/articles/bus.mdx")?.replace("slug: bus", "slug: train"),
  );
  expect(after.get(other)).toContain(
    "(/blog/train#stop), [two](/blog/bus-2), [three](https://a.au/blog/bus)",
  );
  expect(after.get(faq)).toContain("(/blog/train)");
  expect(redirectsIn(after)).toEqual([{ from: "/blog/coach", to: "/blog/train" }]);
  expect(new Map([...move(after, "train", "bus")].sort())).toEqual(new Map([...before].sort()));
});
