import type { Page } from "puppeteer-core";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { smallProject } from "../../../core/test-support/small-project.ts";
import { expectAccessible } from "../../../test-support/accessibility.ts";
import { openChromium } from "../../../test-support/chromium.ts";
import { runningStudio } from "../../../test-support/running-studio.ts";

beforeAll(async () => {
  await buildAppWhereNeeded(() => undefined);
});

const price = ".money input";

async function openPrices() {
  const project = smallProject();
  const studio = await runningStudio(project.folder, appFolder);
  const browser = await openChromium();
  const open = async () => {
    const page = await browser.newPage();
    await page.goto(studio.issueAddress("terminal"));
    await page.waitForSelector("h1");
    await page.goto(`${studio.origin}/prices`);
    await page.waitForSelector(price);
    return page;
  };
  return { open, project, inFile: () => parse(project.read("content/schedule.yaml")).course.price };
}

async function type(page: Page, text: string) {
  await page.bringToFront();
  await page.click(price, { count: 3 });
  await page.keyboard.type(text);
}

const valueIn = (page: Page) => page.$eval(price, (input) => (input as HTMLInputElement).value);

const textOf = (page: Page, selector: string) =>
  page.$$eval(selector, (all) => all.map((each) => (each as HTMLElement).innerText).join());

test("a price is in its file when it is said to be saved; a wrong one holds back its change, and an unlikely one asks", async () => {
  const { open, inFile, project } = await openPrices();
  const page = await open();
  await type(page, "260");
  await expect.poll(() => textOf(page, ".saved")).toContain("Saved ");
  expect(inFile()).toBe(260);
  await expect.poll(() => textOf(page, ".field .was")).toContain("Was $240");
  await expect.poll(() => textOf(page, ".strip")).toContain("1 change not published");

  await type(page, "free");
  await expect.poll(() => textOf(page, ".errmsg")).toContain("Write a price in digits");
  await expect.poll(() => textOf(page, ".field .was")).toContain("Held back until it’s right");
  await expect.poll(() => textOf(page, ".saved")).toContain("one thing waits for you");
  expect(inFile()).toBe(260);
  await page.goto(new URL("/changes", page.url()).href);
  await expect.poll(() => textOf(page, "h1")).toBe("Nothing can be published yet");
  expect(await textOf(page, ".change")).toMatch(/price: “free”\s+Held back.*Write a price in digits/s);
  await expectAccessible(page);
  await page.locator(".change ::-p-text(To prices)").click();
  await page.waitForSelector(price);
  expect(await valueIn(page)).toBe("free");
  await expect.poll(() => textOf(page, ".field")).toContain("Picked up where you left off");

  await type(page, "26");
  await expect.poll(() => textOf(page, ".field .was")).toContain("From $240 to $26?");
  expect(inFile()).toBe(260);
  await expectAccessible(page);
  await page.locator("::-p-text(Yes, $26)").click();
  await expect.poll(inFile).toBe(26);
  await page.waitForSelector(`${price}:focus`);
  await expect.poll(() => textOf(page, ".saved")).toMatch(/^Saved.*not published/);
  await page.reload();
  await expect.poll(() => textOf(page, ".field .was")).toBe("Was $240");

  await type(page, "265");
  await expect.poll(inFile).toBe(265);
  const other = await open();
  expect(await valueIn(other)).toBe("265");
  await type(other, "270");
  await expect.poll(inFile).toBe(270);
  await page.bringToFront();
  await expect.poll(() => valueIn(page)).toBe("270");

  await type(page, "275");
  await expect.poll(inFile).toBe(275);
  await expect.poll(() => textOf(page, ".field .was")).toContain("Was $240");
  project.edit("content/schedule.yaml", "price: 275", "price: 250");
  await expect.poll(() => valueIn(page)).toBe("250");
  await expect.poll(() => textOf(page, ".field .was")).toContain("You had typed $275");
  await expectAccessible(page);

  await page.goto(new URL("/history", page.url()).href);
  await expect.poll(() => textOf(page, "[aria-labelledby=set-aside] summary")).toContain("price");
  await page.focus("[aria-labelledby=set-aside] summary");
  await page.keyboard.press("Enter");
  await expect.poll(() => textOf(page, "[aria-labelledby=set-aside] pre")).toContain("$275");
  await expectAccessible(page);
});
