import type { Locator, Page, Route } from "@playwright/test";
import { lessons } from "#content/lessons";
import { practices } from "#content/practices";
import { paths } from "../../domain/pages.ts";
import { videoItems, writtenAt } from "../../site/components/video/videos.ts";
import { expectAccessible } from "../support/axe.ts";
import { foreignRequests } from "../support/recorders.ts";
import { serveWithValues } from "../support/site-with-values.ts";
import { expect, test } from "../support/test.ts";

const soon = "Video coming soon! YouTube ID needs to be added.";
const videoSite = "https://www.youtube-nocookie.com";

/** An item with a video, and an item of each kind without one. */
const filmed = videoItems.find(({ youtube }) => youtube);
const unfilmed = practices.find(({ youtube }) => !youtube);
const unfilmedLesson = lessons.find(({ youtube }) => !youtube);
/** The video that these tests play: one of the library, or an id given to the first practice. */
const item = filmed ?? videoItems[0];
const video = {
  title: item?.title ?? "",
  writtenAt: item ? writtenAt(item) : "",
  id: filmed?.youtube?.id ?? "aqz-KE-bpKQ",
};

test.skip(!item, "the library is empty");

const videoButton = (page: Page, title = "") =>
  page.getByRole("button", { name: new RegExp(`^Video, .*\\(${RegExp.escape(title)}\\)$`) });
const play = (page: Page, title: string) => page.getByRole("button", { name: `Play ${title}`, exact: true });
const player = (page: Page) => page.locator("dialog#player");

/** Clicks at the position of an element, even if another covers it. */
const clickAt = (locator: Locator) => locator.click({ force: true, position: { x: 20, y: 12 } });

/** Adds a video to the library if it has none, and responds in place of the video site. */
async function withVideo(page: Page): Promise<{ referrers: string[] }> {
  const seen = { referrers: [] as string[] };
  if (!filmed) await page.route("**/video-library", giveId);
  await page.route(`${videoSite}/**`, async (route) => {
    seen.referrers.push(route.request().headers().referer ?? "");
    await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A video</title>" });
  });
  return seen;
}

/** Turns the first item's button into a play button, and adds the video site to the policy. */
async function giveId(route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = response.headers();
  const policy = headers["content-security-policy"] ?? "";
  await route.fulfill({
    response,
    headers: { ...headers, "content-security-policy": `${policy}; frame-src ${videoSite}` },
    body: (await response.text()).replace(
      'data-play=""',
      `data-play="${video.id}" aria-label="Play ${video.title}"`,
    ),
  });
}

test("without a video the main way and the card lead to the practice or the lesson", async ({ page }) => {
  test.skip(!unfilmed || !unfilmedLesson, "every item has a video");
  await page.goto("/video-library");
  await expect(
    page.getByRole("link", { name: `Do it now, ${unfilmed?.minutes} min (${unfilmed?.title})` }),
  ).toHaveAttribute("href", `/practise#${unfilmed?.slug}`);
  await expect(
    page.getByRole("link", { name: new RegExp(`^Read it, \\d min \\(${unfilmedLesson?.title}`) }),
  ).toHaveAttribute("href", `/short-lessons#${unfilmedLesson?.slug}`);
  const today = filmed ? "still to come" : "Videos are coming. Each practice can be read and done now.";
  await expect(page.getByText(today, { exact: false })).toBeInViewport();
  for (const [item, where] of [
    [unfilmed, "/guided-practices"],
    [unfilmedLesson, "/short-lessons"],
  ] as const) {
    await page.goto("/video-library");
    // On the picture: the link covers the whole card.
    await clickAt(page.locator(`#${item?.slug} img`));
    await expect(page).toHaveURL(new RegExp(`${where}#${item?.slug}$`));
    await expect(page.getByRole("heading", { name: item?.title ?? "", exact: true })).toBeInViewport();
  }
});

test("without a video the small button says that it is coming, once", async ({ page, site }) => {
  test.skip(!unfilmed || !unfilmedLesson, "every item has a video");
  const foreign = foreignRequests(page, site.url);
  const alerts: string[] = [];
  page.on("dialog", async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  await page.goto("/video-library");
  await videoButton(page, unfilmed?.title).click();
  expect(alerts).toEqual([soon]);
  await videoButton(page, unfilmedLesson?.title).click();
  expect(alerts).toEqual([soon, soon]);
  await expect(player(page)).toBeHidden();
  expect(foreign).toEqual([]);
});

const waysToClose = {
  Escape: (page: Page) => page.keyboard.press("Escape"),
  "its button": (page: Page) => page.getByRole("button", { name: "Close video" }).click(),
  "the backdrop": (page: Page) => page.mouse.click(5, 300),
} as const;

test("a video plays in the page, nothing is requested before, and the player closes in three ways", async ({
  page,
  site,
}) => {
  const { referrers } = await withVideo(page);
  const foreign = foreignRequests(page, site.url);
  await page.goto("/video-library", { waitUntil: "networkidle" });
  expect(foreign).toEqual([]);

  await play(page, video.title).click();
  await expect(player(page)).toBeVisible();
  await expect(player(page)).toHaveAccessibleName(video.title);
  const frame = player(page).locator("iframe");
  const address = new URL((await frame.getAttribute("src")) ?? "");
  expect(address.origin + address.pathname).toBe(`${videoSite}/embed/${video.id}`);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    autoplay: "1",
    cc_load_policy: "1",
    playsinline: "1",
  });
  await expect(frame).toHaveAttribute("allow", /autoplay/);
  await expect(frame).toHaveAttribute("title", video.title);
  // The video site plays only with a referrer.
  await expect.poll(() => referrers).toEqual([`${site.url}/`]);
  expect(foreign.filter((url) => !url.startsWith(videoSite))).toEqual([]);
  await expect(player(page).getByRole("link", { name: "Read it instead" })).toHaveAttribute(
    "href",
    video.writtenAt,
  );
  await expectAccessible(page, "player", { within: "dialog#player" });

  for (const [way, close] of Object.entries(waysToClose)) {
    await close(page);
    await expect(player(page), way).toBeHidden();
    await expect(frame, "the video ends").toHaveCount(0);
    await expect(play(page, video.title), way).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(frame).toHaveCount(1);
  }
});

test("the play button is in the corner of its print, and takes no room of its own", async ({ page }) => {
  const [first] = practices;
  expect(first, "a practice to film").toBeDefined();
  const youtube = { link: "https://youtu.be/aqz-KE-bpKQ", published: "2026-01-14" };
  await serveWithValues({ practices: { 0: { youtube } } }, async (url) => {
    await page.goto(`${url}${paths.guidedPractices}#${first?.slug}`);
    const button = play(page, first?.title ?? "")
      .filter({ visible: true })
      .first();
    const boxes = await Promise.all(
      ["..", "preceding-sibling::*", "self::*", "following-sibling::p"].map((one) =>
        button.locator(`xpath=${one}`).boundingBox(),
      ),
    );
    const [sheet, print, corner, below] = boxes;
    if (!sheet || !print || !corner || !below)
      throw new Error("the sheet has a print, a button and a line below them");
    expect(corner.x, "on the right").toBeGreaterThan(print.x + print.width / 2);
    expect(corner.x + corner.width, "on the sheet").toBeLessThan(sheet.x + sheet.width);
    expect(corner.y, "on the print").toBeLessThan(print.y + print.height - corner.height / 2);
    expect(below.y - (print.y + print.height), "nothing between print and line").toBeLessThan(10);
  });
});

test("a thumbnail that fails to load is hidden, and a placeholder shows", async ({ page, complaints }) => {
  const [broken, whole] = practices.filter(({ thumbnail }) => !thumbnail);
  test.skip(!broken || !whole, "the practices have pictures of their own");
  await page.route(new RegExp(`practice-${broken?.slug}.*\\.svg$`), (route) => route.abort());
  await page.goto("/video-library");
  const card = page.locator(`#${broken?.slug}`);
  await card.scrollIntoViewIfNeeded();
  const image = card.locator("img");
  await expect(image).toBeHidden();
  const placeholder = image.locator("xpath=../preceding-sibling::span");
  await expect(placeholder).toBeVisible();
  const box = await placeholder.boundingBox();
  expect(box?.width).toBeGreaterThan(40);
  await expect(page.locator(`#${whole?.slug} img`)).toBeVisible();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("ERR_FAILED")));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("no play button shows", async ({ page }) => {
    await page.goto("/video-library");
    await expect(page.getByRole("button", { name: /^Play|^Video/ })).toHaveCount(0);
  });
});
