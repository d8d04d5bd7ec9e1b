import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page, Route } from "@playwright/test";
import { lessons, practices } from "../content/videos.ts";
import { startReact } from "./support/react.ts";
import { expect, test } from "./support/test.ts";

const soon = "Video coming soon! YouTube ID needs to be added.";
const videoSite = "https://www.youtube-nocookie.com";

/** Items that have been filmed, and the first of each kind that has not. */
const filmed = practices.find(({ id }) => id);
const unfilmed = practices.find(({ id }) => !id);
const unfilmedLesson = lessons.find(({ id }) => !id);
/** The video that is played here: a real one, or else one that the first practice is given. */
const video = {
  title: (filmed ?? practices[0])?.title ?? "",
  slug: (filmed ?? practices[0])?.slug ?? "",
  id: filmed?.id ?? "aqz-KE-bpKQ",
};

const play = (page: Page, title: string) => page.getByRole("button", { name: `Play ${title}`, exact: true });
const player = (page: Page) => page.locator("dialog#player");

/** Presses where something stands, whatever it is that lies over it and is meant to be pressed. */
const pressAt = (locator: Locator) => locator.click({ force: true, position: { x: 20, y: 12 } });

/** The page as it is once a practice has an id, and a video site that answers. */
async function withVideo(page: Page): Promise<{ referrers: string[] }> {
  const seen = { referrers: [] as string[] };
  if (!filmed) await page.route("**/video-library", giveId);
  await page.route(`${videoSite}/**`, async (route) => {
    seen.referrers.push(route.request().headers().referer ?? "");
    await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A video</title>" });
  });
  return seen;
}

/** Puts an id into the first play button, and the video site into the policy. */
async function giveId(route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = response.headers();
  const policy = headers["content-security-policy"] ?? "";
  await route.fulfill({
    response,
    headers: { ...headers, "content-security-policy": `${policy}; frame-src ${videoSite}` },
    body: (await response.text()).replace('data-play=""', `data-play="${video.id}"`),
  });
}

/** Every address outside this site that is asked for. */
function watchForeign(page: Page, own: string): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(own)) foreign.push(request.url());
  });
  return foreign;
}

for (const [item, where] of [
  [unfilmed, "/guided-practices"],
  [unfilmedLesson, "/short-lessons"],
] as const) {
  test(`without an id the card leads to what is written on ${where}`, async ({ page }) => {
    test.skip(!item, "each of them has a video");
    await page.goto("/video-library");
    // The picture, not the link beside it: the whole card counts.
    await pressAt(page.locator(`#${item?.slug} img`));
    await expect(page).toHaveURL(new RegExp(`${where}#${item?.slug}$`));
    await expect(page.getByRole("heading", { name: item?.title ?? "", exact: true })).toBeInViewport();
  });
}

test("without an id the play button says that the video is coming, once, before and after React", async ({
  page,
  site,
}) => {
  test.skip(!unfilmed || !unfilmedLesson, "every item has a video");
  const foreign = watchForeign(page, site.address);
  const alerts: string[] = [];
  page.on("dialog", async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  await page.goto("/video-library");
  await play(page, unfilmed?.title ?? "").evaluate((button: HTMLElement) => button.click());
  expect(alerts).toEqual([soon]);
  await startReact(page);
  await play(page, unfilmedLesson?.title ?? "").click();
  expect(alerts).toEqual([soon, soon]);
  await expect(player(page)).toBeHidden();
  expect(foreign).toEqual([]);
});

for (const react of [false, true]) {
  test(`a video plays in the page ${react ? "with" : "before"} React, and nothing is asked for before`, async ({
    page,
    site,
  }) => {
    const { referrers } = await withVideo(page);
    const foreign = watchForeign(page, site.address);
    await page.goto("/video-library", { waitUntil: "networkidle" });
    if (react) await startReact(page);
    expect(foreign).toEqual([]);

    const button = play(page, video.title);
    await (react ? button.click() : button.evaluate((element: HTMLElement) => element.click()));
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
    // The video site refuses to play where it is not told which site it plays on.
    await expect.poll(() => referrers).toEqual([`${site.address}/`]);
    expect(foreign.filter((url) => !url.startsWith(videoSite))).toEqual([]);
    await expect(player(page).getByRole("link", { name: "Read it instead" })).toHaveAttribute(
      "href",
      `/guided-practices#${video.slug}`,
    );
  });
}

const ways = {
  Escape: (page: Page) => page.keyboard.press("Escape"),
  "its button": (page: Page) => page.getByRole("button", { name: "Close video" }).click(),
  "the backdrop": (page: Page) => page.mouse.click(5, 300),
} as const;

for (const [way, close] of Object.entries(ways)) {
  test(`${way} closes the player, ends the video and gives the focus back`, async ({ page }) => {
    await withVideo(page);
    await page.goto("/video-library");
    await play(page, video.title).click();
    await expect(player(page).locator("iframe")).toHaveCount(1);
    await close(page);
    await expect(player(page)).toBeHidden();
    await expect(player(page).locator("iframe")).toHaveCount(0);
    await expect(play(page, video.title)).toBeFocused();
    // And it plays again.
    await page.keyboard.press("Enter");
    await expect(player(page).locator("iframe")).toHaveCount(1);
  });
}

test("a thumbnail that fails is put away, and a placeholder shows", async ({ page, complaints }) => {
  await page.route(/practice-hear-out.*\.svg$/, (route) => route.abort());
  await page.goto("/video-library");
  const card = page.locator("#hear-out");
  await card.scrollIntoViewIfNeeded();
  const image = card.locator("img");
  await expect(image).toBeHidden();
  const placeholder = image.locator("xpath=preceding-sibling::span");
  await expect(placeholder).toBeVisible();
  const box = await placeholder.boundingBox();
  expect(box?.width).toBeGreaterThan(40);
  await expect(page.locator("#feel-flow img")).toBeVisible();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("ERR_FAILED")));
});

test("every item has its own address, in the library and where it is written", async ({ page }) => {
  const all = {
    "/video-library": [...practices, ...lessons],
    "/guided-practices": practices,
    "/short-lessons": lessons,
  };
  for (const [path, items] of Object.entries(all)) {
    await page.goto(path);
    for (const { slug } of items) await expect(page.locator(`#${slug}`), slug).toHaveCount(1);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every written version can be read, and no button pretends", async ({ page }) => {
    await page.goto("/video-library");
    await expect(page.getByRole("button", { name: /^Play/ })).toHaveCount(0);
    await page.goto("/short-lessons");
    for (const { written } of lessons) await expect(page.getByText(written.tryThis)).toBeVisible();
    await page.goto("/guided-practices");
    for (const { written } of practices) {
      for (const { text } of written.steps) await expect(page.getByText(text)).toBeVisible();
    }
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the open player and a running clock, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await withVideo(page);
    const faults = async (part: string) => {
      const { violations } = await new AxeBuilder({ page }).include(part).exclude("iframe").analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    };
    await page.goto("/video-library");
    await play(page, video.title).click();
    expect(await faults("dialog#player")).toEqual([]);
    await page.goto("/guided-practices");
    await page
      .getByRole("button", { name: /^Start the clock/ })
      .first()
      .click();
    expect(await faults("#feel-rest")).toEqual([]);
  });
}
