import type { Locator } from "@playwright/test";
import { articles } from "#content/articles";
import { warnings } from "#content/common";
import { articlePath } from "../../domain/pages.ts";
import { publicUrl } from "../../site/seo/public-url.ts";
import { telephoneUrl } from "../../site/ui/telephone-url.ts";
import { expect, test } from "../support/test.ts";

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not rendered");
  return box;
}

const some = articles.find(({ slug }) => slug === "meditation-myths") ?? articles[0];
const someArticle = articlePath(some?.slug ?? "");

test.skip(!some, "there are no articles");

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a warning is whole on the first screen, before the text, and its button calls", async ({ page }) => {
    for (const { slug, warning: danger } of articles) {
      if (!danger) continue;
      const warning = warnings[danger];
      await page.goto(articlePath(slug));
      const box = page.locator("#prose > :first-child");
      await expect(box.getByRole("heading")).toHaveText(warning.heading);
      await expect(box.getByRole("link").last()).toHaveAttribute("href", telephoneUrl(warning.number));
      const { y, height } = await boxOf(box);
      expect(y + height, slug).toBeLessThanOrEqual(844);
    }
  });
});

test("on paper an article prints with its notes and link URLs, without the bar", async ({ page }) => {
  await page.goto(someArticle);
  await page.emulateMedia({ media: "print" });
  for (const part of ["body > header", "#newsletter", "footer"])
    await expect(page.locator(part).first()).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".notes li").first()).toBeVisible();
  const written = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await written('#prose > p a[href^="/blog/"]')).toContain("/blog/");
  expect(await written('#prose > p a[href^="https:"]')).toContain("https://");
  expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(10_000);
});

test("headings can be linked to", async ({ page }) => {
  await page.goto(someArticle);
  const heading = page.locator("#prose > h2").first();
  await heading.hover();
  await heading.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute("id")}$`));
});

test("on a phone a citation leads to its note before the page has loaded, and the note back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { promise: late, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\.svg$/, (route) => late.then(() => route.continue()));
  await page.goto(someArticle, { waitUntil: "domcontentloaded" });
  // Safari has no scroll anchoring.
  await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));
  const number = page.locator(".cite a").last();
  await number.click();
  const note = page.locator(".notes li:target");
  // The folded notes open for it.
  await expect(note).toBeInViewport();
  letGo();
  await page.waitForLoadState("load");
  await expect(note).toBeInViewport();
  await note.locator(".back").click();
  await expect(number).toBeInViewport();
});

test("a feed reader gets every article, newest first", async ({ page, site }) => {
  await page.goto("/blog");
  await expect(page.locator('link[rel="alternate"]')).toHaveAttribute("href", publicUrl("/rss.xml"));
  const response = await page.request.get(`${site.url}/rss.xml`);
  expect(response.headers()["content-type"]).toMatch(/^application\/rss\+xml/);
  const feed = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, "text/xml");
      const textOf = (item: Element, name: string) => item.getElementsByTagName(name)[0]?.textContent ?? "";
      return {
        error: document.querySelector("parsererror")?.textContent ?? "",
        version: document.documentElement.getAttribute("version"),
        channel: ["title", "link", "description"].map((name) => textOf(document.documentElement, name)),
        self: document.getElementsByTagName("atom:link")[0]?.getAttribute("href"),
        items: [...document.querySelectorAll("item")].map((item) => ({
          title: textOf(item, "title"),
          link: textOf(item, "link"),
          guid: textOf(item, "guid"),
          date: textOf(item, "pubDate"),
          description: textOf(item, "description"),
        })),
      };
    },
    await response.text(),
  );
  expect(feed.error).toBe("");
  expect(feed.version).toBe("2.0");
  for (const text of feed.channel) expect(text).not.toBe("");
  expect(feed.self).toBe(publicUrl("/rss.xml"));
  expect(feed.items.map(({ title }) => title)).toEqual(articles.map(({ title }) => title));
  expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(articles.length);
  for (const [index, { link, date, description }] of feed.items.entries()) {
    const article = articles[index];
    expect(link).toBe(publicUrl(articlePath(article?.slug ?? "")));
    expect(new Date(date).toISOString()).toContain(article?.published);
    expect(description).toBe(article?.excerpt);
  }
});

test("the card's picture morphs into the article's, and back", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", async (event) => {
      await event.viewTransition?.ready.catch(() => undefined);
      const moved = document
        .getAnimations()
        .map((animation) => (animation.effect as KeyframeEffect).pseudoElement ?? "");
      Object.assign(window, { moved });
    });
  });
  const moves = async () => {
    await page.waitForFunction(() => "moved" in window);
    return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  };
  // Chromium skips a transition that takes too long to prepare, as on a busy machine.
  await expect(async () => {
    await page.goto("/blog");
    await page.getByRole("link", { name: some?.title ?? "", exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === someArticle);
    expect(await moves()).toContain("::view-transition-group(article-picture)");
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
    expect(await moves()).toContain("::view-transition-group(article-picture)");
  }).toPass();
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("there is no view transition and no reading progress", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("pagereveal", (event) => {
        if (event.viewTransition) document.documentElement.dataset.moved = "yes";
      });
    });
    await page.goto("/blog");
    await page.getByRole("link", { name: some?.title ?? "", exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === someArticle);
    await expect(page.locator("html")).not.toHaveAttribute("data-moved");
    await expect(page.locator("article > [aria-hidden]").first()).toBeHidden();
  });
});
