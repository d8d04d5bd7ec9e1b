import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { beforeAll, test } from "vitest";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { temporaryFolder } from "../../../../tests/support/temporary-folder.ts";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { runGit } from "../../../core/git.ts";
import { runningStudio } from "../../../test-support/running-studio.ts";
import { expect, openWindow } from "../../../test-support/window.ts";

const phone = { width: 390, height: 844 };

beforeAll(() => buildAppWhereNeeded(() => undefined));

/** Opens the dates of a copy of the content, which is published, at a time. */
async function openDates() {
  const folder = temporaryFolder();
  for (const part of ["content", "public"]) cpSync(part, path.join(folder, part), { recursive: true });
  await runGit(folder, ["init", "--quiet"]);
  await runGit(folder, ["add", "content"]);
  await runGit(folder, [
    "-c",
    "user.name=Test",
    "-c",
    "user.email=test@example.com",
    "commit",
    "--quiet",
    "-m",
    "Test",
  ]);
  const time = Date.parse("2026-11-24T10:00+11:00");
  const studio = await runningStudio(folder, appFolder, () => time);
  const page = await openWindow(studio, { at: "/dates", viewport: phone, time });
  await expect(page.getByRole("grid")).toBeVisible();
  return { page, schedule: () => readFileSync(path.join(folder, "content/schedule.yaml"), "utf8") };
}

/** Expects what a screen reader calls the focused element. */
const expectFocused = (page: Page, name: string | RegExp) =>
  expect(page.locator(":focus")).toHaveAccessibleName(name);

const choice = (page: Page, text: string) => page.getByRole("dialog").locator("label", { hasText: text });

test("closes 27 December by keyboard on a phone's width, and puts it back", async () => {
  const { page, schedule } = await openDates();
  const before = schedule();
  const isInGrid = () => page.evaluate(() => document.activeElement?.closest("[role=grid]") !== null);
  for (let tabs = 0; tabs < 40 && !(await isInGrid()); tabs++) await page.keyboard.press("Tab");
  await expectFocused(page, "Sunday 29 November 2026. Class on. Course, week 8 of 8.");
  await expectAccessible(page, "Sundays");

  await page.keyboard.press("ArrowDown");
  await expectFocused(page, "Sunday 27 December 2026. Class on.");
  await page.keyboard.press("Enter");
  await expectFocused(page, /^On/);
  await page.keyboard.press("ArrowDown");
  await expect.poll(schedule).toContain("closures:\n  - from: 2026-12-27\n    to: 2026-12-27\n");
  await expectFocused(page, /^Off, this Sunday only/);
  await expectAccessible(page, "a Sunday off");

  await page.keyboard.press("Escape");
  await expectFocused(page, "Sunday 27 December 2026. Class off, not published yet.");
  await page.keyboard.press("Enter");
  await expectFocused(page, /^Off, this Sunday only/);
  await page.keyboard.press("ArrowUp");
  await expect.poll(schedule).toBe(before);
  await page.keyboard.press("Escape");
  await expectFocused(page, "Sunday 27 December 2026. Class on.");
});

test("says in the sheet which answer is no longer true, and leads to it", async () => {
  const { page } = await openDates();
  const sheet = page.getByRole("dialog");
  await page.locator('[data-day="2026-12-27"]').click();
  await choice(page, "Off, this Sunday only").click();
  const note = /answers? (to look at|would no longer be true)/;
  await expect(sheet.getByRole("heading", { name: note })).toBeInViewport();
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(sheet).toBeHidden();
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const noteTop = await top(page.getByRole("heading", { name: note }));
  expect((await top(page.getByRole("grid"))) - noteTop).toBeGreaterThan(0);
  await page.getByText("Change the answer").first().click();
  await expectFocused(page, "Is it on in the school holidays?");
});

test("shows the class page only once the Sunday is in the file that it is rendered from", async () => {
  const { page } = await openDates();
  const { promise: isSaved, resolve: save } = Promise.withResolvers<void>();
  await page.route(/\/entry$/, async (route) => {
    await isSaved;
    await route.continue();
  });
  const day = page.locator('[data-day="2026-12-27"]');
  await day.click();
  await choice(page, "Off, this Sunday only").click();
  // The grid doesn't wait for the disk.
  await expect(day).toHaveAccessibleName(/Class off/);
  await expect(page.locator("iframe")).toHaveCount(0);
  save();
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect(page.getByText("From Sunday 20 December at 8:30 am, the site says")).toBeAttached();
  // The coming one: the day on which it would have begun is over.
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await page.locator('[data-day="2026-11-29"]').click();
  await choice(page, "Off, this Sunday only").click();
  await expect(page.getByText("says that there’s no class as soon as you publish")).toBeAttached();
});

test("adds a term of any year, and keeps one that begins on a Tuesday out of the file", async () => {
  const { page, schedule } = await openDates();
  const before = schedule();
  const day = page.locator('input[type="date"]');
  await page.getByRole("button", { name: "Add a term" }).click();
  const name = page.getByRole("dialog").getByLabel("Name");
  await expect(name).toHaveValue("Term 1");
  await expect(day).toHaveValue("2027-01-31");
  // The same in the order of days and months of any language.
  await day.pressSequentially("02022027");
  await page.locator('input[type="url"]').pressSequentially("www.example.com/next");
  await expect(day).toHaveAccessibleDescription(/must be a Sunday/);
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("banner")).toContainText("Needs you");
  await expectAccessible(page, "a term that begins on a Tuesday");
  expect(schedule()).toBe(before);

  await page.reload();
  await page.getByText("Go on with it").first().click();
  await expect(day).toHaveValue("2027-02-02");
  await expect(page.locator('input[type="url"]')).toHaveValue("https://www.example.com/next");
  await day.pressSequentially("02042028");
  await expect(day).toHaveAccessibleDescription(/must be a Sunday/);
  // The year is hers.
  await day.blur();
  await day.pressSequentially("02062028");
  await expect.poll(schedule).toContain("startDate: 2028-02-06\n    booking: https://www.example.com/next\n");
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Change Term 1, 2028" }).focus();

  const withIt = schedule();
  await page.keyboard.press("Enter");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("Remove this term");
  await expectFocused(page, "Keep it");
  await expectAccessible(page, "the question before a term is taken out");
  expect(schedule()).toBe(withIt);
  await press("Yes, remove it");
  await expect.poll(schedule).not.toContain("2028-02-06");
});
