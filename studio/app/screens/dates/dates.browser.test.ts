import type { Page } from "@playwright/test";
import { test } from "vitest";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { type SmallProject, smallProject } from "../../../engine/test-support/small-project.ts";
import { expect, openStudio, openWindow } from "../../../test-support/window.ts";

/** Opens the dates of a copy of the content, which is published, at a time, on a phone. */
async function openDates(at = "/dates", prepare = (_: SmallProject) => {}) {
  const project = smallProject();
  prepare(project);
  const time = Date.parse("2026-11-24T10:00+11:00");
  const viewport = { width: 390, height: 844 };
  const { studio, page } = await openStudio(project.folder, { at, viewport, time, now: () => time });
  await expect(page.getByRole("grid")).toBeVisible();
  return { studio, page, schedule: () => project.read("content/schedule.yaml") };
}

/** Expects what a screen reader calls the focused element. */
const expectFocused = (page: Page, name: string | RegExp) =>
  expect(page.locator(":focus")).toHaveAccessibleName(name);

test("closes 27 December by keyboard on a phone's width, says what that makes untrue, shows the class page, and puts it back", async () => {
  const { page, schedule } = await openDates();
  const before = schedule();
  const sheet = page.getByRole("dialog");
  const isInGrid = () => page.evaluate(() => document.activeElement?.closest("[role=grid]") !== null);
  for (let tabs = 0; tabs < 40 && !(await isInGrid()); tabs++) await page.keyboard.press("Tab");
  await expectFocused(page, "Sunday 29 November 2026. Class on. Course, week 8 of 8.");
  await expectAccessible(page, "Sundays");
  await page.keyboard.press("ArrowDown");
  const unsaid = "In the holidays, or beside a public holiday: you haven’t said whether there’s a class";
  await expectFocused(page, `Sunday 27 December 2026. ${unsaid}.`);

  // The grid doesn't wait for the disk; the class page does.
  const { promise: isSaved, resolve: save } = Promise.withResolvers<void>();
  await page.route(/\/field$/, async (route) => {
    await isSaved;
    await route.continue();
  });
  await page.keyboard.press("Enter");
  await expectFocused(page, /^On/);
  await page.keyboard.press("ArrowDown");
  await expect(page.locator('[data-day="2026-12-27"]')).toHaveAccessibleName(/Class off/);
  const tells = page.getByText("the class page says that there’s no class on 27 December");
  await expect(tells).toHaveCount(0);
  save();
  await expect(tells.getByText("See how it’ll look on 27 December")).toHaveAttribute("href", /\?at=\d+$/);
  expect(schedule()).toContain("closures:\n  - from: 2026-12-27\n    to: 2026-12-27\n");
  await expectFocused(page, /^Off, this Sunday only/);
  const tell = "Only you can do this one";
  await expect(sheet.getByRole("heading", { name: tell })).toBeInViewport();
  await expectAccessible(page, "a Sunday off", { schemes: ["light"] });

  await page.keyboard.press("Escape");
  await expectFocused(page, "Sunday 27 December 2026. Class off, not published yet.");
  const noteTop = (await page.getByRole("heading", { name: tell }).boundingBox())?.y ?? Number.NaN;
  expect((await page.getByRole("grid").boundingBox())?.y).toBeGreaterThan(noteTop);
  await page.keyboard.press("Enter");
  await expectFocused(page, /^Off, this Sunday only/);
  // On, in the holidays, is what she says of it.
  await page.keyboard.press("ArrowUp");
  await expect.poll(schedule).toMatch(/confirmed:\s*(?:\[|- )\s*2026-12-27/);
  await sheet.getByRole("button", { name: "I’m not sure after all" }).click();
  await expect.poll(schedule).toBe(before);
  await page.keyboard.press("Escape");
  await expectFocused(page, `Sunday 27 December 2026. ${unsaid}.`);

  // The coming one: the day on which the site would have begun to say it is over.
  await page.locator('[data-day="2026-11-29"]').click();
  await sheet.locator("label", { hasText: "Off, this Sunday only" }).click();
  await expect(page.getByText(/^As soon as you publish, .* no class on 29 November/)).toBeAttached();
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(sheet).toBeHidden();
});

test("the desk’s question leads to a Sunday in the holidays, which she says is on", async () => {
  const { page, schedule } = await openDates("/dates?sunday=2026-12-27");
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText("people read: Check the centre’s timetable for 27 December.");
  for (const choice of await sheet.getByRole("radio").all()) await expect(choice).not.toBeChecked();
  await sheet.getByRole("radio", { name: /^On/ }).check();
  await expect.poll(schedule).toMatch(/confirmed:\s*(?:\[|- )\s*2026-12-27/);
  await expect(sheet).toContainText("you’ve said that it’s on");
  await expectAccessible(page, "a Sunday in the holidays", { schemes: ["light"] });
  await sheet.getByRole("button", { name: "I’m not sure after all" }).click();
  await expect.poll(schedule).not.toContain("confirmed: [2026-12-27]");
  await expect.poll(schedule).not.toContain("- 2026-12-27");
  await expect(sheet.getByRole("radio", { name: /^On/ })).not.toBeChecked();
});

// Daily, engine/draft/draft.test.ts holds that a term begins on a Sunday, and the other test that what is chosen here is in the file.
test("adds a term of any year, and keeps one that begins on a Tuesday out of the file", {
  tags: ["slow"],
}, async () => {
  const { page, schedule } = await openDates();
  const before = schedule();
  const day = page.locator('input[type="date"]');
  await page.getByRole("button", { name: "Add a term" }).click();
  await page.getByRole("dialog").getByLabel("Name").selectOption("Term 1");
  // The same in the order of days and months of any language.
  await day.pressSequentially("02022027");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByText("Go on with it").first().click();
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

  const withIt = schedule();
  await page.getByRole("button", { name: "Change Term 1, 2028" }).click();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("Remove this term");
  await expectFocused(page, "Keep it");
  await expectAccessible(page, "the question before a term is taken out", { schemes: ["light"] });
  expect(schedule()).toBe(withIt);
  await press("Yes, remove it");
  await expect.poll(schedule).not.toContain("2028-02-06");
});

test("a booking page that is wrong in a term that was just added is said there, and the term can be left, gone on with and removed", async () => {
  const { page, schedule } = await openDates();
  const day = page.locator('input[type="date"]');
  const booking = page.locator('input[type="url"]');
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("Add a term");
  await page.getByRole("dialog").getByLabel("Name").selectOption("Term 1");
  await day.fill("2028-02-06");
  await booking.fill("https://www.example.com/next");
  await expect.poll(schedule).toContain("booking: https://www.example.com/next\n");
  await booking.fill("javascript:alert(1)");
  await expect(booking).toHaveAttribute("aria-invalid", "true");
  await press("Done");
  await expect(booking, "Done leads to what is wrong").toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listitem").filter({ hasText: "Term 1, 2028" })).toContainText("Needs you");
  await press("Change Term 1, 2028");
  await expect(booking).toHaveValue("javascript:alert(1)");
  await expect(booking).toHaveAttribute("aria-invalid", "true");
  expect(schedule()).toContain("booking: https://www.example.com/next\n");
  await press("Remove this term");
  await press("Yes, remove it");
  await expect.poll(schedule).not.toContain("2028-02-06");
  await expect(page.getByRole("banner")).not.toContainText("Needs you");
});

test("moves a term away from a Sunday that it skips, once that has its session again", {
  tags: ["slow"],
}, async () => {
  const { page, schedule } = await openDates("/dates", (project) =>
    project.edit(
      "content/schedule.yaml",
      "startDate: 2027-01-31",
      "startDate: 2027-01-31\n    skips: [2027-02-14]",
    ),
  );
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("Change Term 1, 2027");
  const day = page.getByLabel("First Sunday");
  await day.fill("2027-02-21");
  await expect(day).toHaveAccessibleDescription(/14 February 2027.*Select that Sunday in Dates/);
  await page.keyboard.press("Escape");
  await page.locator('[data-day="2027-02-14"]').click();
  await press("Hold it on this Sunday after all");
  await expect.poll(schedule).not.toContain("skips: [2027");
  await press("Done");
  await press("Change Term 1, 2027");
  await expect.poll(schedule).toContain("startDate: 2027-02-21\n    booking");
});

test("what is open on one device follows what another one saves: a Sunday taken out of a term, a class that is off", async () => {
  const { studio, page, schedule } = await openDates();
  const other = await openWindow(studio, { at: "/dates", time: Date.parse("2026-11-24T10:00+11:00") });
  const press = (window: Page, name: string) => window.getByRole("button", { name, exact: true }).click();
  await press(page, "Change Term 1, 2027");
  const dialog = page.getByRole("dialog", { name: "Term 1, 2027" });
  await expect(dialog).toContainText("8 Sundays: 31 January to 21 March 2027.");
  await other.locator('[data-day="2027-02-14"]').click();
  await press(other, "Move this session");
  await expect(dialog).toContainText("8 Sundays: 31 January to 28 March 2027.");

  await press(page, "Done");
  await page.locator('[data-day="2027-04-11"]').click();
  await page.getByLabel("At another place or time").check();
  await page.getByLabel("Start").fill("10:00");
  await other.locator('[data-day="2027-04-11"]').click();
  await expect(other.getByLabel("At another place or time")).toBeChecked();
  await other.getByLabel("Off, this Sunday only").click();
  await expect.poll(schedule).toContain("from: 2027-04-11");
  await expect(page.getByLabel("Off, this Sunday only")).toBeChecked();

  // A pause that the other device makes of one Sunday shows as one, whatever was picked here.
  await page.getByLabel(/^On/).check();
  await expect(other.getByLabel(/^On/)).toBeChecked();
  await page.getByLabel("Off, this Sunday only").check();
  await expect(other.getByLabel("Off, this Sunday only")).toBeChecked();
  await other.getByLabel("Off for a while").check();
  await other.getByLabel("Back on").selectOption("2 May 2027");
  await expect.poll(schedule).toContain("to: 2027-04-25");
  await expect(page.getByLabel("Off for a while")).toBeChecked();
});
