import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "puppeteer-core";
import { beforeAll, expect, test } from "vitest";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { runGit } from "../../../core/git.ts";
import { expectAccessible } from "../../../test-support/accessibility.ts";
import { openChromium } from "../../../test-support/chromium.ts";
import { runningStudio } from "../../../test-support/running-studio.ts";
import { temporaryFolder } from "../../../test-support/temporary-folder.ts";

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
  const browser = await openChromium();
  const page = await browser.newPage();
  await page.setViewport(phone);
  await page.evaluateOnNewDocument((fixed) => {
    Date.now = () => fixed;
  }, time);
  await page.goto(studio.issueAddress("terminal"));
  await page.waitForSelector("h1");
  await page.goto(`${studio.origin}/dates`);
  await page.waitForSelector('[role="grid"]');
  return { page, schedule: () => readFileSync(path.join(folder, "content/schedule.yaml"), "utf8") };
}

/** Returns what a screen reader calls the focused element. */
async function focused(page: Page): Promise<string> {
  const root = await page.evaluateHandle(() => document.activeElement ?? document.body);
  const node = await page.accessibility.snapshot({ root, interestingOnly: false });
  return node?.name ?? "";
}

test("closes 27 December by keyboard on a phone's width, and puts it back", async () => {
  const { page, schedule } = await openDates();
  const before = schedule();
  const isInGrid = () => page.evaluate(() => document.activeElement?.closest("[role=grid]") !== null);
  for (let tabs = 0; tabs < 40 && !(await isInGrid()); tabs++) await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Sunday 29 November 2026. Class on. Course, week 8 of 8.");
  await expectAccessible(page);

  await page.keyboard.press("ArrowDown");
  expect(await focused(page)).toBe("Sunday 27 December 2026. Class on.");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toMatch(/^On/);
  await page.keyboard.press("ArrowDown");
  await expect.poll(schedule).toContain("closures:\n  - from: 2026-12-27\n    to: 2026-12-27\n");
  expect(await focused(page)).toMatch(/^Off, this Sunday only/);
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe("Sunday 27 December 2026. Class off, not published yet.");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toMatch(/^Off, this Sunday only/);
  await page.keyboard.press("ArrowUp");
  await expect.poll(schedule).toBe(before);
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe("Sunday 27 December 2026. Class on.");
});

test("says in the sheet which answer is no longer true, and leads to it", async () => {
  const { page } = await openDates();
  await page.locator('[data-day="2026-12-27"]').click();
  await page.locator("::-p-text(Off, this Sunday only)").click();
  const note = await page.waitForSelector('[role="dialog"] .note.gold');
  expect(await note?.isIntersectingViewport()).toBe(true);
  await page.locator("::-p-text(Done)").click();
  await page.waitForSelector('[role="dialog"]', { hidden: true });
  const distance = await page.evaluate(() => {
    const top = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
    return top('[role="grid"]') - top(".note.gold");
  });
  expect(distance).toBeGreaterThan(0);
  await page.locator("::-p-text(Change the answer)").click();
  await expect.poll(() => focused(page)).toBe("Is it on in the school holidays?");
});

test("shows the class page only once the Sunday is in the file that it is rendered from", async () => {
  const { page } = await openDates();
  let save = () => {};
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    if (request.url().endsWith("/entry")) save = () => void request.continue();
    else void request.continue();
  });
  await page.locator('[data-day="2026-12-27"]').click();
  await page.locator("::-p-text(Off, this Sunday only)").click();
  // The grid doesn't wait for the disk.
  await page.waitForSelector('[data-day="2026-12-27"].closed');
  expect(await page.$("iframe")).toBeNull();
  save();
  await page.waitForSelector("iframe");
});

test("keeps a term that begins on a Tuesday out of the file, and what was typed in its field", async () => {
  const { page, schedule } = await openDates();
  const before = schedule();
  const field = 'input[type="date"]';
  await page.locator("::-p-text(31 Jan – 21 Mar?)").click();
  await page.waitForSelector(field);
  // The same in the order of days and months of any language.
  await page.focus(field);
  await page.keyboard.type("02022027");
  const message = await page.waitForSelector(".errmsg");
  expect(await message?.evaluate(({ textContent }) => textContent)).toContain("must be a Sunday");
  expect(await page.$eval(field, (input) => input.getAttribute("aria-invalid"))).toBe("true");
  await page.type('input[type="url"]', "www.example.com/next");
  await page.waitForFunction(() => document.querySelector(".saved")?.textContent?.startsWith("Kept"));
  await expectAccessible(page);
  expect(schedule()).toBe(before);

  await page.reload();
  await page.locator("::-p-text(Go on with it)").click();
  await page.waitForSelector(field);
  const typed = await page.$$eval("[role=dialog] input", (inputs) => inputs.map(({ value }) => value));
  expect(typed).toEqual(["2027-02-02", "https://www.example.com/next"]);
  await page.focus(field);
  await page.keyboard.type("04042027");
  await expect.poll(schedule).toContain("startDate: 2027-04-04\n    booking: https://www.example.com/next\n");
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe("Change Term 1, 2027");
});
