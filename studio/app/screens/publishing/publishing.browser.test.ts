import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "puppeteer-core";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { freePort } from "../../../../tests/support/free-port.ts";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { setValue } from "../../../core/content/edit-yaml.ts";
import { thisComputer } from "../../../core/publish/hosts/this-computer.ts";
import type { PublisherPorts } from "../../../core/publish/publisher.ts";
import { currentBuild, serveLive } from "../../../core/publish/test-support/live-site.ts";
import { quickBuild } from "../../../core/publish/test-support/quick-build.ts";
import { inFolder, smallProject } from "../../../core/test-support/small-project.ts";
import { startStudio } from "../../../server/start.ts";
import { expectAccessible } from "../../../test-support/accessibility.ts";
import { openChromium } from "../../../test-support/chromium.ts";
import { remember } from "../../../test-support/remember.ts";
import { temporaryFolder } from "../../../test-support/temporary-folder.ts";

const schedule = "content/schedule.yaml";

beforeAll(() => buildAppWhereNeeded(() => undefined));

/** A studio on a site that shows $240, and a window on it. */
async function openStudio(publishing: Partial<PublisherPorts> = {}) {
  const project = smallProject();
  const url = await serveLive(project.folder);
  mkdirSync(project.dataFolder, { recursive: true });
  writeFileSync(path.join(project.dataFolder, "host.json"), JSON.stringify({ kind: "this computer", url }));
  const start = async () =>
    startStudio({
      project,
      appFolder,
      port: await freePort(),
      remember,
      publishing: {
        chooseHost: async () => thisComputer(project.folder, url),
        commands: quickBuild,
        polling: { interval: 50, timeout: 500 },
        ...publishing,
      },
    });
  let studio = await start();
  onTestFinished(() => studio.stop());
  const browser = await openChromium();
  const page = await browser.newPage();
  const enter = async () => {
    await page.goto(studio.issueAddress("terminal"));
    await page.waitForSelector("h1");
  };
  await enter();
  const restart = async () => {
    await studio.stop();
    studio = await start();
    await enter();
  };
  const open = async (screen: string) => {
    await page.goto(`http://localhost:${studio.port}${screen}`);
    await page.waitForSelector("h1");
  };
  return { project, url, page, open, restart };
}

const headingOf = (page: Page) => page.$eval("h1", (heading) => heading.textContent?.trim());

/** Clicks the enabled button that begins with these words, as soon as there is one. */
async function press(page: Page, words: string) {
  const button = await page.waitForSelector(
    `::-p-xpath(//button[not(@disabled)][starts-with(normalize-space(), "${words}")])`,
  );
  await button?.click();
}

test("publishes, shows that it is live, and puts a price back", async () => {
  const { project, url, page, open } = await openStudio();
  const secondPlace = temporaryFolder();
  project.git("remote", "add", "copy", secondPlace);
  await open("/changes");
  await expect.poll(() => headingOf(page)).toBe("Nothing to publish");
  project.edit(schedule, "price: 240", "price: 260");
  await open("/changes");
  await press(page, "Publish this change");
  await expect.poll(() => headingOf(page)).toBe("Published on this computer");
  expect(await page.$eval(".lead", (lead) => lead.textContent)).toContain("it shows what you published");
  expect(await (await fetch(`${url}/enrol`)).text()).toContain("$260");
  await expect
    .poll(() => page.$eval("[aria-labelledby=second-copy]", (section) => section.textContent))
    .toContain("is copied to the folder");
  expect(inFolder(secondPlace).git("show", "main:content/schedule.yaml")).toContain("price: 260");
  await expectAccessible(page);

  await press(page, "Undo just this");
  await page.waitForSelector(".undo");
  await expectAccessible(page);
  await press(page, "Put it back");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/changes");
  await press(page, "Publish this change");
  await expect.poll(async () => (await fetch(`${url}/enrol`)).text()).toContain("$240");
  await expect
    .poll(() => page.$$eval(".hist h3", (all) => all.map((one) => one.textContent)))
    .toEqual(["On this computer now"]);
  expect(project.git("status", "--porcelain")).toBe("");
});

test("with nothing to publish, it says whether the live site shows what was published", async () => {
  const { project, page, open } = await openStudio();
  project.edit(schedule, "price: 240", "price: 260");
  await open("/changes");
  await press(page, "Publish this change");
  await expect.poll(() => headingOf(page)).toBe("Published on this computer");
  await open("/changes");
  await page.waitForSelector("::-p-text(it shows the same)");
  await expectAccessible(page);
  // As if it had been published from another computer.
  writeFileSync(path.join(currentBuild(project.folder), "build/client/index.html"), "Another");
  await open("/changes");
  await page.waitForSelector("::-p-text(The live site differs)");
  await expectAccessible(page);
});

test("a pressed Publish answers within a frame, and counts the time until the studio has begun", async () => {
  const { project, page, open } = await openStudio();
  project.edit(schedule, "price: 240", "price: 260");
  await page.setRequestInterception(true);
  const { promise: isChecked, resolve: goOn } = Promise.withResolvers<void>();
  page.on("request", (request) => {
    const isOrder = request.method() === "POST" && request.url().endsWith("/api/publication");
    void (isOrder ? isChecked : Promise.resolve()).then(() => request.continue());
  });
  await open("/changes");
  const button = await page.waitForSelector(".publish-bar button:not([disabled])");
  const inNextFrame = await button?.evaluate(
    (element) =>
      new Promise<string | null>((resolve) => {
        (element as HTMLElement).click();
        requestAnimationFrame(() => resolve(element.textContent));
      }),
  );
  expect(inNextFrame).toContain("Publishing…");
  await expect
    .poll(() => page.$eval(".publish-bar button", (element) => element.textContent))
    .toMatch(/0:\d*[1-9]/);
  goOn();
  await expect.poll(() => headingOf(page)).toBe("Published on this computer");
});

test("a site that doesn't answer isn't called live", async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const { project, page, open } = await openStudio({
    chooseHost: async () => ({ ...thisComputer(project.folder, nowhere) }),
  });
  project.edit(schedule, "price: 240", "price: 260");
  await open("/changes");
  await press(page, "Publish this change");
  await expect.poll(() => headingOf(page)).toBe("Put in place, but not seen there yet");
  await expectAccessible(page);
});

test("changes that can't be checked can't be published, and it says why", async () => {
  const { project, page, open } = await openStudio();
  project.edit(schedule, "price: 240", "price: 260");
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    if (!request.url().endsWith("/publication/checks")) return void request.continue();
    const failure = { message: "Something went wrong in the studio.", detail: "Error: somewhere" };
    return void request.respond({
      status: 500,
      contentType: "application/json",
      body: JSON.stringify(failure),
    });
  });
  await open("/changes");
  await page.waitForSelector("aside .note.bad");
  expect(await page.$eval("aside", (aside) => aside.textContent)).toContain("Error: somewhere");
  expect(await page.$eval(".publish-bar button", (button) => button.textContent)).toContain(
    "Can’t be published",
  );
});

test("a publication that fails names the reason, and what visitors see", async () => {
  const build = async () => ({ succeeded: false, output: "", words: "SyntaxError: somewhere" });
  const { project, page, open } = await openStudio({ commands: { ...quickBuild, build } });
  project.edit(schedule, "price: 240", "price: 260");
  await open("/changes");
  await press(page, "Publish this change");
  await expect.poll(() => headingOf(page)).toContain("Not published");
  expect(await page.$eval("main", (main) => main.textContent)).toContain("SyntaxError: somewhere");
  await expectAccessible(page);

  // What is known to be wrong can't be published in the first place.
  project.edit(schedule, "price: 260", "price: free");
  await open("/changes");
  await page.waitForSelector("aside .note.bad");
  expect(await page.$eval(".publish-bar button", (button) => (button as HTMLButtonElement).disabled)).toBe(
    true,
  );
  await expectAccessible(page);
});

test("a public site with sample content can't be published, and leads to what is left", async () => {
  const { project, page, open } = await openStudio();
  const host = { kind: "own server", server: "root@203.0.113.10", url: "https://www.stillwater.test" };
  writeFileSync(path.join(project.dataFolder, "host.json"), JSON.stringify(host));
  project.edit("content/business.yaml", /^email: .*$/m, "email: hello@example.com");
  await open("/changes");
  await page.waitForSelector("aside .note.bad a[href='/ready']");
  expect(await page.$$eval("aside .note.bad", (notes) => notes.length)).toBe(1);
  expect(await page.$eval(".publish-bar button", (button) => button.textContent)).toContain(
    "Can’t be published",
  );
  await expectAccessible(page);
});

test("a page that goes away asks where its address should lead, and drafts that", async () => {
  const { project, page, open } = await openStudio();
  const [id, from] = ["articles/driving-meditation", "/blog/driving-meditation"];
  rmSync(path.join(project.folder, `content/${id}.mdx`));
  // The search builds the whole site.
  const gone = {
    id: "1",
    kind: "title",
    page: from,
    pageTitle: "Driving",
    where: "Page is gone",
    pages: [from],
  };
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/changes/places")) return void request.continue();
    const found = [{ change: id, places: [gone], bookingPages: [] }];
    const asked = [{ id, before: "as it was" }];
    void request.respond({
      contentType: "application/json",
      body: JSON.stringify({ state: "done", problems: [], found, asked }),
    });
  });
  await open("/changes");
  await page.locator("::-p-aria(Where should its address lead?)").fill("/about");
  await expectAccessible(page);
  await press(page, "Lead it there");
  await expect
    .poll(() => parse(project.read("content/redirects.yaml")))
    .toContainEqual({ from, to: "/about" });
});

test("asks for what only the owner can do outside the site, on the desk after a restart too, until it is ticked", async () => {
  const { project, page, open, restart } = await openStudio();
  const text = project.read(schedule);
  const closed = text.replace(
    "closures: []",
    "closures:\n  - from: 2099-12-27\n    to: 2099-12-27\n    why: Rest",
  );
  writeFileSync(path.join(project.folder, schedule), setValue(closed, ["coaching", "price"], 1234));
  const { bookings } = parse(project.read("content/business.yaml"));
  const { price } = parse(text).coaching;
  const link = `.elsewhere a[href="${bookings.personalCoaching}"]`;
  const listed = () => page.$eval(".elsewhere", (list) => list.textContent);
  const tick = (words: string) => page.locator(`.elsewhere label ::-p-text(${words})`).click();
  await open("/changes");
  await page.waitForSelector(link);
  // The one price that is right from now on.
  expect(await listed()).toContain("$1,234");
  expect(await listed()).not.toContain(`$${price}`);
  expect(await listed()).toContain("Tell them: No Sunday class on 27 December 2099");
  await press(page, "Publish both");
  await expect.poll(() => headingOf(page)).toBe("Published on this computer");
  await page.waitForSelector(link);

  await open("/prices");
  await page.waitForSelector(`::-p-text(Was $${price} until today)`);

  await restart();
  await open("/");
  await page.waitForSelector(link);
  await page.waitForSelector("::-p-text(two things are left to do outside the site)");
  await expectAccessible(page);
  await tick("I’ve told them");
  await page.waitForSelector("::-p-text(one thing is left to do outside the site)");
  await open("/history");
  await page.waitForSelector(link);
  expect(await listed()).not.toContain("Tell them");
  await tick("I’ve changed it there");
  await page.waitForSelector(".elsewhere input:checked");
  await open("/");
  await page.waitForSelector(".week, .needs");
  await page.waitForFunction(
    () => !document.querySelector("main")?.textContent?.includes("outside the site"),
  );
  expect(await page.$(link)).toBeNull();
});
