import { course } from "#content/schedule";
import { expect, test } from "../support/test.ts";

const path = "/8-week-mindfulness-course";

test("the print shows the plates up to the open week, and all of them when none is open", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  const plates = page.getByRole("img", { name: /^The finished print/ }).locator("img");
  const printed = () =>
    plates.evaluateAll((images) => images.filter((image) => getComputedStyle(image).opacity === "1").length);
  const all = await plates.count();
  const summary = (week: number) => page.locator(`#weeks details:has(#week-${week}) summary`);
  await expect.poll(printed).toBe(all);
  await summary(1).click();
  await expect.poll(printed).toBe(2);
  await summary(4).click();
  await expect.poll(printed).toBe(5);
  await summary(course.sessions).click();
  await expect.poll(printed).toBe(all);
});

test("the comparison stays a table on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const table = page.locator("section:has(#paths-heading)").getByRole("table");
  await expect(table).toHaveAccessibleName(/./);
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  await expect(table.getByRole("rowheader")).not.toHaveCount(0);
});
