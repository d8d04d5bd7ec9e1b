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
  "/blog": '<img src="/assets/article-lake-B1_k-6sg.webp">',
  "/blog/lake": '<img src="/assets/article-lake-tall-dx_g46Py.webp">',
  "/blog/lake-house": '<img src="/assets/article-lake-house-Dx_g46py.webp">',
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
