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

const move = (sources: Sources, from: string, to: string, isLive = true) => {
  const after = new Map(sources);
  for (const [file, text] of moveArticle(sources, { from, to, isLive, hasPhotograph: false })) {
    if (text === undefined) after.delete(file);
    else after.set(file, text);
  }
  return after;
};
const redirectsIn = (sources: Sources) => parseSource(redirects, sources.get(redirects) ?? "").data;

test("links and redirects follow a moved article, and its old address leads to the new one", () => {
  const after = move(before, "bus", "train");
  expect(after.has("content/articles/bus.mdx")).toBe(false);
  expect(after.get("content/articles/train.mdx")).toBe(
    before.get("content/articles/bus.mdx")?.replace("slug: bus", "slug: train"),
  );
  expect(after.get(other)).toContain(
    "(/blog/train#stop), [two](/blog/bus-2), [three](https://a.au/blog/bus)",
  );
  expect(after.get(faq)).toContain("(/blog/train)");
  expect(redirectsIn(after)).toEqual([
    { from: "/blog/coach", to: "/blog/train" },
    { from: "/blog/bus", to: "/blog/train" },
  ]);
});

test("moved there and back, no redirect leads in a circle or away from the article", () => {
  const back = move(move(before, "bus", "train"), "train", "bus", false);
  expect(new Map([...back].sort())).toEqual(new Map([...before].sort()));
  const afterPublishing = move(move(before, "bus", "train"), "train", "bus");
  expect(redirectsIn(afterPublishing)).toEqual([
    { from: "/blog/coach", to: "/blog/bus" },
    { from: "/blog/train", to: "/blog/bus" },
  ]);
});

test("an address that no visitor knows leads nowhere", () => {
  expect(redirectsIn(move(before, "bus", "train", false))).toEqual([
    { from: "/blog/coach", to: "/blog/train" },
  ]);
});

test("a print that was drawn for the article stays its picture", () => {
  const slug = "driving-meditation";
  const drawn: Sources = new Map([
    [`content/articles/${slug}.mdx`, `---\nslug: ${slug}\ntitle: X\npicture:\n  alt: A road\n---\n`],
    [redirects, "[]\n"],
  ]);
  const after = move(drawn, slug, "driving");
  expect(after.get("content/articles/driving.mdx")).toContain(`  print: ${slug}\n`);
  expect(move(after, "driving", slug).get(`content/articles/${slug}.mdx`)).toBe([...drawn.values()][0]);
});
