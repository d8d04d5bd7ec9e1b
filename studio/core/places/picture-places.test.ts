import { expect, test } from "vitest";
import { placesOfPicture } from "./picture-places.ts";

const rendered = (pages: Readonly<Record<string, string>>) => ({
  files: new Map(
    Object.entries(pages).map(([page, body]) => [page, { contentType: "text/html; charset=utf-8", body }]),
  ),
});

const site = rendered({
  "/about": '<img src="/photos/lake.jpg" alt="The lake">',
  "/contact": '<img src="/photos/lake.jpg.webp"><p>The lake</p>',
  "/blog": '<img src="/assets/article-lake-b1f6a60c.avif">',
  "/blog/lake": '<img src="/assets/article-lake-tall-0be94d17.jpg">',
  "/blog/lake-house": '<img src="/assets/article-lake-house-77be94d1.jpg">',
});

const shownOn = (file: string, after = site) =>
  placesOfPicture({ file, before: "as it was", after: "changed" }, site, after, (page) => page).map(
    ({ page, show }) => ({ page, show }),
  );

test.each([
  ["public/photos/lake.jpg", ["/about"]],
  ["content/articles/lake.jpg", ["/blog", "/blog/lake"]],
  ["public/photos/unused.jpg", []],
])("names the pages that show %s", (picture, pages) => {
  expect(shownOn(picture)).toEqual(pages.map((page) => ({ page, show: page })));
});

test("names a page that shows it no more", () => {
  expect(shownOn("public/photos/lake.jpg", rendered({ "/about": "" }))).toEqual([
    { page: "/about", show: "/about" },
  ]);
});
