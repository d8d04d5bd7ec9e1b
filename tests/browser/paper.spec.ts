import { terms } from "#content/schedule";
import { paths } from "../../domain/pages.ts";
import { expect, test } from "../support/test.ts";

/** The sheets that each page may take. */
const printed = [
  [paths.enrol, 5],
  [paths.course, 9],
] as const;

for (const [path, most] of printed)
  for (const width of [390, 1440])
    test(`${path}, opened ${width} px wide, prints its words, dates and links on few sheets`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const margin = "12mm";
      const pdf = await page.pdf({
        format: "A4",
        margin: { top: margin, right: margin, bottom: margin, left: margin },
      });
      expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(most);

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
      const sessions = main.locator("details table:not([hidden] *)");
      for (const table of await sessions.all()) {
        await expect(table).toBeVisible();
        // The parts of a grid that is cut by the end of a sheet overlap: the note lay on the last dates.
        await expect(table.locator("xpath=..")).toHaveCSS("display", "block");
      }
    });
