import type { Page } from "@playwright/test";
import { business } from "#content/business";
import { gettingThere } from "#content/pages/first-class";
import { howToJoin } from "#content/pages/sunday-class";
import { sundayClass, terms } from "#content/schedule";
import { plainText } from "../../content-model/schema/prose.ts";
import { money } from "../../domain/money.ts";
import { paths } from "../../domain/pages.ts";
import { expect, test } from "../support/test.ts";

/** The sheets that each page may take. */
const printed = [
  [paths.enrol, 5],
  [paths.course, 9],
] as const;

/** Prints a page. Returns the number of its sheets. */
async function sheetsOf(page: Page): Promise<number | undefined> {
  const margin = "12mm";
  const pdf = await page.pdf({
    format: "A4",
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;
}

for (const [path, most] of printed)
  for (const width of [390, 1440])
    test(`${path}, opened ${width} px wide, prints its words, dates and links on few sheets`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await sheetsOf(page)).toBeLessThanOrEqual(most);

      await page.emulateMedia({ media: "print" });
      const main = page.locator("main");
      await expect(
        main.locator("picture, button").filter({ visible: true }),
        "pictures and buttons",
      ).toHaveCount(0);
      const links = await main
        .locator('a[class*="button"]')
        .filter({ visible: true })
        .evaluateAll((found) =>
          found.map((link) => ({
            address: getComputedStyle(link, "::after").content,
            fill: getComputedStyle(link, "::before").content,
          })),
        );
      for (const { address, fill } of links) {
        expect(address, "a link as text, with its address").toMatch(/https?:/);
        expect(fill, "no fill").toBe("none");
      }
      if (path === paths.course) expect(links.length).toBeGreaterThanOrEqual(terms.length > 0 ? 1 : 0);
      const sessions = main.locator("details table");
      if (path === paths.enrol && terms.length > 0)
        expect(await sessions.filter({ visible: true }).count()).toBe(
          new Set(terms.map(({ name }) => name)).size,
        );
      // Of each name one term shows, in the order of the card.
      for (const table of await sessions.filter({ visible: true }).all()) {
        // The parts of a grid that is cut by the end of a sheet overlap: the note lay on the last dates.
        await expect(table.locator("xpath=..")).toHaveCSS("display", "block");
      }
    });

/** The points of the smallest letters on a printed page. */
const smallestLetters = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let smallest = Number.POSITIVE_INFINITY;
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const owner = text.parentElement;
      if (!text.textContent?.trim() || !owner?.checkVisibility() || owner.closest(".visually-hidden"))
        continue;
      smallest = Math.min(smallest, Number.parseFloat(getComputedStyle(owner).fontSize) * 0.75);
    }
    return smallest;
  });

test("the class prints on one sheet, in 12 points, with its address and map", async ({ page }) => {
  await page.goto(paths.sundayClass);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: howToJoin.print }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed");
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  expect(await smallestLetters(page)).toBeGreaterThanOrEqual(12);
  const main = page.locator("main");
  for (const text of [business.centre.streetAddress, money(sundayClass.price ?? 0), howToJoin.heading])
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
  const map = main.locator(`a[href="${business.centre.map}"]`).first();
  expect(await map.evaluate((link) => getComputedStyle(link, "::after").content)).toContain(
    business.centre.map,
  );
});

test("the booking page prints in 12 points, on one sheet, with the map's address", async ({ page }) => {
  await page.goto(paths.bookClass);
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  expect(await smallestLetters(page)).toBeGreaterThanOrEqual(12);
  const map = page.locator(`main a[href="${business.centre.map}"]`).first();
  expect(await map.evaluate((link) => getComputedStyle(link, "::after").content)).toContain(
    business.centre.map,
  );
});

for (const path of [paths.sundayClass, paths.bookClass])
  test(`${path} says on paper whose it is, and underlines no link that can't be followed`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const main = page.locator("main");
    for (const text of [business.teacher.name, business.name, new URL(business.url).host])
      await expect(main.getByText(text).filter({ visible: true }).last()).toBeVisible();
    const underlined = await main
      .locator("a")
      .filter({ visible: true })
      .evaluateAll((links) =>
        links.flatMap((link) => {
          const isUnderlined = getComputedStyle(link).textDecorationLine.includes("underline");
          return isUnderlined && !getComputedStyle(link, "::after").content.includes("http")
            ? [link.textContent]
            : [];
        }),
      );
    expect(underlined).toEqual([]);
    if (path === paths.sundayClass)
      for (const { text } of gettingThere.facts.slice(0, 1))
        await expect(main.getByText(plainText(text)).filter({ visible: true })).toBeVisible();
  });
