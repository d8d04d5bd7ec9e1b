import { practise as words } from "#content/pages/practise";
import { practiceRoom } from "../support/practice-room.ts";
import { expect, test } from "../support/test.ts";

test("after one visit the room opens without a network, and no other page does", async ({
  page,
  context,
  complaints,
}) => {
  await page.goto("/practise");
  const scope = await page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.scope));
  expect(new URL(scope).pathname).toBe("/practise");
  await context.setOffline(true);
  await page.goto("/practise");
  const room = practiceRoom(page);
  await room.sitDown.click();
  await expect(room.stage).toBeVisible();
  await page.keyboard.press("f");
  await expect(room.marks).toHaveCount(1);
  await page.keyboard.press("Escape");
  await room.pull.click();
  await expect(room.heading).toHaveText(words.print.heading);
  await expect(page.goto("/about")).rejects.toThrow();
  await context.setOffline(false);
  await page.goto("/about");
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  complaints.length = 0; // what could not be fetched
});

test("with a network, the page comes from it", async ({ page, context, site }) => {
  await page.goto("/practise");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [response] = await Promise.all([
    context.waitForEvent(
      "response",
      (found) => found.url() === `${site.url}/practise` && found.request().serviceWorker() !== null,
    ),
    page.reload(),
  ]);
  expect(response.ok()).toBe(true);
});

test("the room can be installed by itself, and other pages with the site", async ({ page, request }) => {
  await page.goto("/practise");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await request.get(href ?? "")).json();
  expect(manifest).toMatchObject({ start_url: "/practise", scope: "/practise", display: "standalone" });
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
  await page.goto("/about");
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/site.webmanifest");
});
