import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "puppeteer-core";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { freePort } from "../../tests/support/free-port.ts";
import { appFolder, buildAppWhereNeeded } from "../build-app.ts";
import { openProject } from "../core/project.ts";
import { startStudio } from "../server/start.ts";
import { findViolations } from "../test-support/axe.ts";
import { openChromium } from "../test-support/chromium.ts";
import { temporaryFolder } from "../test-support/temporary-folder.ts";

beforeAll(() => buildAppWhereNeeded(() => undefined));

/** A studio that can be stopped and started again at the same port, and a window on it. */
async function openWindow() {
  const options = {
    project: { ...openProject("."), dataFolder: temporaryFolder() },
    appFolder,
    port: await freePort(),
  };
  let studio = await startStudio(options);
  onTestFinished(() => studio.stop());
  const browser = await openChromium();
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(studio.issueAddress("terminal"));
  await page.waitForSelector("h1");
  const restart = async () => {
    studio = await startStudio(options);
    return studio;
  };
  return {
    browser,
    page,
    complaints,
    stop: () => studio.stop(),
    restart,
    issue: () => studio.issueAddress("terminal"),
  };
}

const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).innerText).catch(() => "");

const settled = (page: Page) => page.waitForFunction(() => !document.querySelector(".loading"));

/** Checks pages in both schemes, on a phone and on a wide screen. */
async function checkLooks(page: Page, urls: readonly string[]) {
  for (const url of urls) {
    for (const width of [390, 1440]) {
      for (const scheme of ["light", "dark"]) {
        await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
        await page.setViewport({ width, height: 900 });
        await page.goto(url);
        await page.waitForSelector("h1");
        await settled(page);
        expect([url, width, scheme, ...(await findViolations(page))]).toEqual([url, width, scheme]);
        const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([url, width, hidden]).toEqual([url, width, 0]);
      }
    }
  }
}

test("the frame and the desk have no accessibility violation and never scroll sideways", async () => {
  const { page, complaints } = await openWindow();
  const { origin } = new URL(page.url());
  await checkLooks(page, [`${origin}/`, `${origin}/all`, `${origin}/nowhere`]);
  expect(complaints).toEqual([]);
});

test("a window that isn't let in says how to get in, and reveals nothing of the site", async () => {
  const { page: own, issue } = await openWindow();
  const used = issue();
  await own.goto(used);
  await own.waitForSelector("h1");
  // The address of the key is left at once, and a reload stays in.
  expect(new URL(own.url()).pathname).toBe("/");
  await own.reload();
  await own.waitForSelector(".bar");

  const stranger = await (await openChromium()).newPage();
  const bookmark = new URL("/prices", used).href;
  await checkLooks(stranger, [used, bookmark]);
  for (const [url, title] of [
    [used, "This key has been used"],
    [bookmark, "This window is shut"],
  ] as const) {
    await stranger.goto(url);
    await expect.poll(() => textOf(stranger, "h1")).toBe(title);
    expect(await textOf(stranger, "main")).toContain("Double-click Open the studio");
  }

  const { name, email, teacher } = parse(readFileSync("content/business.yaml", "utf8"));
  const files = globSync("{index.html,assets/*.{js,css}}", { cwd: appFolder });
  const app = files.map((file) => readFileSync(path.join(appFolder, file), "utf8")).join();
  for (const fact of [name, email, teacher.name]) expect(app).not.toContain(fact);
});

test("at 200 % text nothing scrolls sideways", async () => {
  const { page } = await openWindow();
  for (const width of [390, 1440]) {
    await page.setViewport({ width, height: 900 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});

test("focuses the heading of the screen that a link opens", async () => {
  const { page } = await openWindow();
  await page.click(".rail a[href='/prices']");
  await page.waitForFunction(() => document.title.startsWith("Prices and facts · "));
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
});

test.each([
  ["/changes", "/api/content"],
  ["/history", "/api/history"],
  ["/publishing", "/api/publication"],
])("says why %s can't be shown, if %s fails", async (screen, failing) => {
  const { page } = await openWindow();
  const { origin } = new URL(page.url());
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== failing) return void request.continue();
    const failure = { message: "Something went wrong in the studio.", detail: "Error: somewhere" };
    return void request.respond({
      status: 500,
      contentType: "application/json",
      body: JSON.stringify(failure),
    });
  });
  await page.goto(origin + screen);
  await expect.poll(() => textOf(page, "h1")).toBe("Something went wrong in the studio.");
  expect(await page.$eval("main", (main) => main.textContent)).toContain("Error: somewhere");
});

test("sets aside and names what the browser kept and nothing can read", async () => {
  const { page } = await openWindow();
  await page.evaluate(() => {
    localStorage.setItem("typed schedule course.price", '{"target":{"name":"sched');
    localStorage.setItem("typed answer 1", "null");
  });
  await page.reload();
  await page.waitForSelector("h1");
  for (const label of ["Online course, price", "Your answer"]) {
    await page.waitForFunction(
      (words) => document.querySelector(".toasts")?.textContent.includes(words),
      {},
      `What you last typed into “${label}” can’t be read.`,
    );
  }
  await page.goto(new URL("/history", page.url()).href);
  await page.locator("details ::-p-text(Online course, price)").click();
  await expect.poll(() => textOf(page, "details[open] pre")).toBe('{"target":{"name":"sched');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("typed ");
});

test("goes on reading while the studio is stopped, and recovers when a window is let in again", async () => {
  const { browser, page, stop, restart } = await openWindow();
  await settled(page);
  const desk = await textOf(page, "h1");
  await stop();
  await expect.poll(() => textOf(page, ".lost-touch")).toContain("The studio has stopped");
  expect(await textOf(page, "h1")).toBe(desk);

  // Its token ended with the process.
  const studio = await restart();
  await expect.poll(() => textOf(page, ".lost-touch")).toContain("This window has been shut");
  const other = await browser.newPage();
  await other.goto(studio.issueAddress("terminal"));
  await page.bringToFront();
  await expect.poll(() => textOf(page, ".lost-touch")).toBe("");
});
