import { course } from "#content/schedule";
import { formatFullDate } from "../../domain/format-date.ts";
import { paths } from "../../domain/pages.ts";
import { terms } from "../../site/schedule/terms.ts";
import { openAt, sessionStart } from "../support/clock.ts";
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
  const section = page.locator("section:has(#paths-heading)");
  const table = section.getByRole("table");
  await expect(table).toHaveAccessibleName(/./);
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  await expect(table.getByRole("rowheader")).not.toHaveCount(0);
});

for (const width of [195, 360]) {
  test(`at ${width} px the hero shows every fact and button, above the mountain`, async ({ page }) => {
    await page.setViewportSize({ width, height: 422 });
    const [lastTerm] = terms.slice(-1) as [(typeof terms)[0]];
    await openAt(page, paths.course, sessionStart(lastTerm).add({ days: 1 }));
    const hero = page.locator("section:has(#course-heading)");
    const ends = await hero.locator("h1, dd, a").evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { right, bottom } = element.getBoundingClientRect();
          return { right, bottom };
        }),
    );
    expect(ends.length).toBeGreaterThan(7);
    expect(Math.max(...ends.map(({ right }) => right))).toBeLessThanOrEqual(width);
    const ground = await hero.boundingBox();
    // The mountain is as high as 0.32 of the picture, which is 2.16 times as high as the window is wide.
    const mountain = (ground?.y ?? 0) + (ground?.height ?? 0) - 0.32 * 2.16 * width;
    expect(Math.max(...ends.map(({ bottom }) => bottom))).toBeLessThanOrEqual(mountain);
  });
}

test("tells students until which day the recordings of their term stay, and says nothing once they are gone", async ({
  page,
}) => {
  const [first] = terms;
  if (!first) return;
  const until = sessionStart(first).add({ weeks: course.sessions - 1 + course.recordingsKeptWeeks });
  const day = formatFullDate(until.toPlainDate().toString());
  const students = page.locator("section:has(#students)");
  const said = students.getByText(`${first.name} stay until ${day}`);
  for (const [when, isSaid] of [
    [sessionStart(first).subtract({ days: 1 }), false],
    [sessionStart(first).add({ days: 1 }), true],
    [until.subtract({ days: 1 }), true],
    [until.add({ days: 1 }), false],
  ] as const) {
    await openAt(page, path, when);
    await page.locator('a[href="#students"]').click();
    await expect(said.filter({ visible: true }), when.toString()).toHaveCount(isSaid ? 1 : 0);
  }
});
