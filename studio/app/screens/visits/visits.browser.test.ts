import path from "node:path";
import { beforeAll, onTestFinished, test, vi } from "vitest";
import { createVisitCounter } from "../../../../server/analytics/visits.ts";
import { day } from "../../../../server/clock.ts";
import { temporaryDatabase } from "../../../../server/test-support/fixtures.ts";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { sidewaysOverflow } from "../../../../tests/support/in-page.ts";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { smallProject } from "../../../core/test-support/small-project.ts";
import { runningStudio } from "../../../test-support/running-studio.ts";
import { expect, openWindow } from "../../../test-support/window.ts";

beforeAll(async () => {
  await buildAppWhereNeeded(() => undefined);
});

/** A window on Visits, and how to count a view or a press that happened days ago. */
async function openVisits() {
  const project = smallProject();
  const data = path.join(project.folder, "data");
  const database = temporaryDatabase(data);
  vi.stubEnv("DATA_DIR", data);
  onTestFinished(() => void vi.unstubAllEnvs());
  const on = (daysAgo: number) =>
    createVisitCounter(
      database,
      () => true,
      () => Date.now() - daysAgo * day,
    );
  const open = async () => openWindow(await runningStudio(project.folder, appFolder), { at: "/visits" });
  return { open, on };
}

test("tells four weeks in sentences, bars and tables, on a laptop and a phone, light and dark", async () => {
  const { open, on } = await openVisits();
  for (let daysAgo = 1; daysAgo <= 35; daysAgo += 1) {
    await on(daysAgo).countView({ path: "/8-week-mindfulness-course", referrer: "" });
    if (daysAgo % 7 === 1) await on(daysAgo).countView({ path: "/", referrer: "search.example" });
  }
  for (const daysAgo of [1, 1, 9, 40]) {
    await on(daysAgo).countClick({ path: "/", offer: "term 1", place: "Choose a term" });
  }
  await on(0).countView({ path: "/", referrer: "" });
  const page = await open();
  const main = page.getByRole("main");
  await expect(main).toContainText("32 pages looked at in four weeks, and a booking button pressed 3 times.");
  await expect(main).toContainText(
    "The 8-week course: in four weeks, looked at 28 times, its booking buttons pressed 3 times.",
  );
  await expect(main).toContainText(
    /8 pages looked at, and a booking button pressed twice\. In the week before: \d+ pages?, .+\. Today so far: 1 page\./,
  );
  await expect(page.getByRole("img")).toHaveAccessibleName(/between 1 and 2.*at most two on a day/);
  await expect(page.getByRole("table", { name: "Presses of each booking button" })).toContainText(
    /8-week course, term 1\s*0\s*0\s*1\s*2\s*3/,
  );
  await expect(main).toContainText("search.example");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `visits, ${width}`);
    expect(await sidewaysOverflow(page)).toBe(0);
  }
  await page.getByText("The same as a table").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table", { name: "Day by day" }).getByRole("row")).toHaveCount(29);
  // With forced colours, a bar has an outline, and a Sunday is filled.
  await page.emulateMedia({ forcedColors: "active" });
  const bars = page.locator("figure i");
  await expect(bars).toHaveCount(28);
  expect(await bars.first().evaluate((bar) => getComputedStyle(bar).borderTopStyle)).toBe("solid");
});

test("shows a table and no bars for few visits, and says when none is counted", async () => {
  const { open, on } = await openVisits();
  const empty = await open();
  await expect(empty.getByRole("main")).toContainText("No visit is counted yet.");
  await on(2).countView({ path: "/", referrer: "" });
  const page = await open();
  await expect(page.getByRole("main")).toContainText(/1 page looked at in four weeks.*Counting began on/);
  await expect(page.getByRole("table", { name: "Day by day" }).getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("img")).toHaveCount(0);
  await expectAccessible(page, "few visits");
});
