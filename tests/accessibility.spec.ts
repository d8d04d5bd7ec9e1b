import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { contactForm, waitUntilLive } from "./support/contact-form.ts";
import { waitUntilLaidOut } from "./support/laid-out.ts";
import { pages } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

const screens = [
  { name: "phone", size: { width: 390, height: 844 } },
  { name: "desktop", size: { width: 1440, height: 900 } },
] as const;

for (const { name, size } of screens) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`on a ${name}, ${colorScheme}`, () => {
      test.use({ viewport: size, colorScheme, contextOptions: { reducedMotion: "reduce" } });

      for (const path of pages) {
        // Articles share everything but their words: each is looked at in two of the four ways.
        if (path.startsWith("/blog/") && (name === "phone") !== (colorScheme === "light")) continue;
        test(`axe finds nothing on ${path}`, async ({ page }) => {
          // Dark and light are one page in other colours. Of an article, only one of them is looked at on each screen.
          const look = colorScheme === "dark" && !path.startsWith("/blog/") ? inColours : inFull;
          await page.goto(path);
          await waitUntilLaidOut(page);
          await expectNoFaults(look(page));
        });
      }

      // They are the same on every page.
      test("axe finds nothing with the menus open", async ({ page }) => {
        await page.goto("/");
        await waitUntilLaidOut(page);
        if (name === "phone") await page.getByRole("button", { name: "Menu", exact: true }).click();
        else await page.locator("summary", { hasText: "Services" }).click();
        await expect(
          page
            .getByRole("link", { name: /^Sunday class/ })
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        await expectNoFaults(inFull(page));
      });
    });
  }
}

test("axe finds nothing in the form with its errors and notices", async ({ page }) => {
  await page.goto("/contact");
  await waitUntilLive(page);
  await contactForm(page).send.click();
  await expect(contactForm(page).notices.getByRole("listitem")).toBeVisible();
  await expectNoFaults(inFull(page));
});

const inFull = (page: Page) =>
  new AxeBuilder({ page }).withTags([
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
  ]);
const inColours = (page: Page) =>
  new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]);

async function expectNoFaults(look: AxeBuilder) {
  const { violations } = await look.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  expect(found).toEqual([]);
}
