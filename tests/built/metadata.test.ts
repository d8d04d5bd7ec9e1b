import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { articles } from "#content/articles";
import { business } from "#content/business";
import { common } from "#content/common";
import { articlePath } from "../../domain/pages.ts";
import { indexedPaths as pages } from "../../site/seo/sitemap.ts";
import { all, attribute, builtPage, builtPages, one, textOf } from "../support/built-page.ts";
import { client } from "../support/tested-project.ts";

const publicUrl = (path: string) => new URL(path, business.url).href;

/** Pages that are shared with a picture of their own. */
const shareImages: Readonly<Record<string, string>> = {
  "/8-week-mindfulness-course": "/og-course.jpg",
  "/sunday-class": "/og-class.jpg",
  "/book-in-person-class": "/og-class.jpg",
  "/in-person-class": "/og-class.jpg",
  "/personal-coaching": "/og-coaching.jpg",
  "/coaching": "/og-coaching.jpg",
  "/enrol-live-online-course": "/og-enrol.jpg",
  ...Object.fromEntries(articles.map(({ slug }) => [articlePath(slug), `/share/${slug}.jpg`])),
};
const shareImage = (path: string) => shareImages[path] ?? "/og-image.jpg";

test.each(pages)("%s has the metadata of a page", (path) => {
  const page = builtPage(path);
  const content = (selector: string) => attribute(one(page, `head meta[${selector}]`), "content");
  const title = textOf(one(page, "head title"));
  expect.soft(attribute(one(page, "html"), "lang")).toBe("en-AU");
  expect.soft(attribute(one(page, 'link[rel="canonical"]'), "href")).toBe(publicUrl(path));
  expect.soft(content('name="keywords"')).toBe(common.sharing.keywords.join(", "));
  expect.soft(content('name="author"')).toBe(business.teacher.name);
  expect.soft(content('property="og:url"')).toBe(publicUrl(path));
  expect.soft(content('property="og:title"')).toBe(title);
  expect.soft(content('property="og:description"')).toBe(content('name="description"'));
  expect.soft(content('property="og:type"')).toBe(/^\/(?:blog|letters)\//.test(path) ? "article" : "website");
  expect.soft(content('property="og:locale"')).toBe("en_AU");
  expect.soft(content('property="og:site_name"')).toBe(business.name);
  expect.soft(content('property="og:image"')).toBe(publicUrl(shareImage(path)));
  expect.soft(content('name="twitter:card"')).toBe("summary_large_image");
});

test("the default keywords are those of the specification", () => {
  expect(common.sharing.keywords.join(", ")).toBe(
    `mindfulness, meditation, ${business.place.town}, Australia, online course, stress relief, anxiety, mental health`,
  );
});

test("titles and descriptions are unique and have a sensible length", () => {
  const found = builtPages().map(({ path, page }) => ({
    path,
    title: textOf(one(page, "head title")),
    description: attribute(one(page, 'meta[name="description"]'), "content") ?? "",
  }));
  for (const { path, title, description } of found) {
    expect.soft(title, path).toContain(business.name);
    expect.soft(title.length, `title of ${path}`).toBeGreaterThan(10);
    expect.soft(description.length, `description of ${path}`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `description of ${path}`).toBeLessThanOrEqual(160);
  }
  expect(new Set(found.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(found.map(({ description }) => description)).size).toBe(pages.length);
});

/** Pages about the site itself. */
const aboutTheSite = ["/privacy", "/accessibility"];

test("titles name the topic, and on pages about something in a room, the place", () => {
  const inPerson = ["/sunday-class", "/book-in-person-class", "/in-person-class", "/personal-coaching"];
  for (const { path, page } of builtPages()) {
    const title = textOf(one(page, "head title")).split(" | ")[0] ?? "";
    // A letter is called by its subject.
    const isNamed = aboutTheSite.includes(path) || path.startsWith("/letters/");
    if (!isNamed) expect.soft(title, path).toMatch(/mindful|meditat/i);
    if (["/", "/services", "/contact", ...inPerson].includes(path)) {
      expect.soft(title, path).toContain(business.place.town);
    }
  }
});

test("share pictures are JPEGs of 1200 by 630 pixels", async () => {
  for (const image of new Set(pages.map(shareImage))) {
    const { width, height, format } = await sharp(`${client}${image}`).metadata();
    expect.soft({ width, height, format }, image).toEqual({ width: 1200, height: 630, format: "jpeg" });
  }
});

test("the sitemap names every page, and robots.txt the sitemap", () => {
  const sitemap = readFileSync(`${client}/sitemap.xml`, "utf8");
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(pages.map(publicUrl).sort());
  expect(readFileSync(`${client}/robots.txt`, "utf8")).toContain(`Sitemap: ${publicUrl("/sitemap.xml")}`);
});

test("the web manifest names the business and icons that are there", () => {
  const manifest = JSON.parse(readFileSync(`${client}/site.webmanifest`, "utf8")) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe(business.name);
  const icons = [
    ...manifest.icons.map(({ src }) => src),
    "/favicon.ico",
    "/favicon.svg",
    "/apple-touch-icon.png",
  ];
  for (const icon of icons) expect.soft(existsSync(`${client}${icon}`), icon).toBe(true);
});

test("pages outside the sitemap tell search engines to leave them out", () => {
  const notFound = readFileSync(`${client}/404.html`, "utf8");
  expect.soft(notFound).toMatch(/<meta name="robots" content="noindex"/);
  for (const { path, page } of builtPages()) expect.soft(all(page, 'meta[name="robots"]'), path).toEqual([]);
});
