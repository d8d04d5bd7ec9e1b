import path from "node:path";
import { onTestFinished, test, vi } from "vitest";
import { createVisitCounter } from "../../../../server/analytics/visits.ts";
import { day } from "../../../../server/clock.ts";
import { temporaryDatabase } from "../../../../server/test-support/fixtures.ts";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { sidewaysOverflow } from "../../../../tests/support/in-page.ts";
import { smallProject } from "../../../engine/test-support/small-project.ts";
import { expect, openStudio } from "../../../test-support/window.ts";

test("says when none is counted, begins with today, and tells what was looked at and pressed", {
  tags: ["slow"],
}, async () => {
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
  // Each is a studio that is opened later: one asks the site now and then.
  const open = async () => (await openStudio(project.folder, { at: "/visits" })).page;
  await expect((await open()).getByRole("main")).toContainText("No visit is counted yet.");

  await on(0).countView({ path: "/", referrer: "" });
  const firstDay = (await open()).getByRole("main");
  await expect(firstDay.getByRole("row").nth(1)).toHaveText(/Today, so far\s*1\s*0/);
  await expect(firstDay).toContainText("Counting began today.");
  await expect(firstDay).not.toContainText("seven days");

  for (let daysAgo = 1; daysAgo <= 35; daysAgo += 1)
    await on(daysAgo).countView({ path: "/8-week-mindfulness-course", referrer: "search.example" });
  for (const daysAgo of [1, 1, 9, 40]) await on(daysAgo).countClick("intro call");
  const page = await open();
  const main = page.getByRole("main");
  await expect(main.getByRole("row", { name: "The last seven days" })).toHaveText(/\D7\s*2$/);
  await expect(main.getByRole("listitem").filter({ hasText: "Free intro call" })).toHaveText(/\D3$/);
  await expect(main.getByRole("listitem").filter({ hasText: "search.example" })).toHaveText(/\D27$/);
  await expect(main).toContainText("For the other 1 nothing says from where");
  await page.getByText("Day by day", { exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table", { name: "Day by day" }).getByRole("row")).toHaveCount(29);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `visits, ${width}`);
    expect(await sidewaysOverflow(page)).toBe(0);
  }
});
