import type { Page } from "@playwright/test";
import { startReact } from "./support/react.ts";
import { expect, test } from "./support/test.ts";

const open = (page: Page) => page.locator("details[open] h3").allInnerTexts();

test("one answer of a group is open at a time, and the open one closes", async ({ page }) => {
  await page.goto("/faq");
  const question = (name: string) => page.getByText(name, { exact: true });
  await question("Do I have to stop thinking?").click();
  await question("Do I have to come every week?").click();
  await question("Do I have to sit on the floor?").click();
  expect(await open(page)).toEqual(["Do I have to sit on the floor?", "Do I have to come every week?"]);
  await startReact(page);
  await question("Do I have to sit on the floor?").click();
  expect(await open(page)).toEqual(["Do I have to come every week?"]);
});

test("an answer has an address of its own, which opens it", async ({ page }) => {
  await page.goto("/faq#worse");
  await expect(page.getByText("Ease off, open your eyes, move, or stop.")).toBeInViewport();
  expect(await open(page)).toEqual(["Could it make me feel worse?"]);
});

test("an answer that names a support line lets it be rung", async ({ page }) => {
  await page.goto("/faq#psychologist");
  await expect(page.getByRole("main").getByRole("link", { name: "13 11 14" })).toHaveAttribute(
    "href",
    "tel:131114",
  );
});
