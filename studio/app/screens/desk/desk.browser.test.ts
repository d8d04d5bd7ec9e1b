import { test } from "vitest";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { sidewaysOverflow } from "../../../../tests/support/in-page.ts";
import { smallProject } from "../../../engine/test-support/small-project.ts";
import { enter, expect, openStudio } from "../../../test-support/window.ts";

const day = 24 * 60 * 60 * 1000;

test("after two weeks away, the desk says what happened, until she has read it", {
  tags: ["walk"],
}, async () => {
  let now = Date.now() - 14 * day;
  const { page, studio } = await openStudio(smallProject().folder, { now: () => now });
  const away = page.getByRole("region", { name: /^While you were away, since / });
  await expect(page.getByRole("heading", { name: "This week" })).toBeVisible();
  await expect(away).toHaveCount(0);
  now = Date.now();
  // A window stays open for twelve hours.
  await enter(page, studio);
  await expect(away.getByRole("listitem").first()).toBeVisible();
  expect(await away.getByRole("listitem").count()).toBeLessThanOrEqual(5);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflow(page)).toBe(0);
  await expectAccessible(page, "what happened while she was away", { schemes: ["light"] });
  await page.reload();
  await away.getByRole("button", { name: "I’ve read this" }).click();
  await expect(away).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "This week" })).toBeVisible();
  await expect(away).toHaveCount(0);
});

test("on a phone, what isn’t published has the way to publishing below it", { tags: ["walk"] }, async () => {
  const project = smallProject();
  project.edit("content/schedule.yaml", "price: 240", "price: 260");
  const { page } = await openStudio(project.folder);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "Look and publish" }).click();
  await expect(page).toHaveURL(/\/changes$/);
});
