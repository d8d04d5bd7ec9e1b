import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSources } from "../../../../content-model/compiler/read-sources.ts";
import { ProjectCopy } from "../../../../scripts/test/project-copy.ts";
import { outputOfSync } from "../../../../system/programs.ts";
import { freePort } from "../../../../tests/support/free-port.ts";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { openProject } from "../../../core/project.ts";
import { type RunningStudio, startStudio } from "../../../server/start.ts";
import { findViolations } from "../../../test-support/axe.ts";
import { openChromium } from "../../../test-support/chromium.ts";

/** No owner's price, so that it is a change for each of them. */
const price = 1234;
const shownPrice = "$1,234";

const copy = new ProjectCopy();
let studio: RunningStudio;

beforeAll(async () => {
  const git = (...args: string[]) => outputOfSync("git", args, { cwd: copy.folder });
  git("init", "--quiet", "--initial-branch=main");
  git("add", "content");
  git("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet", "--message=Begin");
  const schedule = (await readSources(copy.folder)).get("content/schedule.yaml") ?? "";
  const drafted = schedule
    .replace(/(?<=course:\n(?: .*\n)* {2}price: )\d+/, String(price))
    .replace("closures: []", "closures:\n  - from: 2099-12-27\n    to: 2099-12-27\n    why: Rest");
  copy.write("content/schedule.yaml", drafted);
  await buildAppWhereNeeded(() => undefined);
  studio = await startStudio({ project: openProject(copy.folder), appFolder, port: await freePort() });
}, 300_000);

afterAll(async () => {
  await studio?.stop();
  copy.remove();
});

async function openChanges(): Promise<Page> {
  const page = await (await openChromium()).newPage();
  await page.goto(studio.issueAddress("terminal"));
  await page.waitForSelector("h1");
  await page.goto(`http://localhost:${studio.port}/changes`);
  await page.waitForFunction(() => document.querySelector(".lead")?.textContent.includes("Nothing else"), {
    timeout: 200_000,
  });
  return page;
}

const textOf = (page: Page, selector: string) => page.$eval(selector, ({ textContent }) => textContent);

describe("What will change", { timeout: 300_000 }, () => {
  it("lists a price’s places, and opens the drafted page with what is worked out from it", async () => {
    const page = await openChanges();
    expect(await textOf(page, "h1")).toContain("Two changes");
    expect(await textOf(page, ".change .ba li:has(ins)")).toContain(shownPrice);
    const { workedOut, url } = await page.$$eval(".change .ba li", (rows) => {
      const row = rows.find(({ textContent }) => textContent.includes("follows from it"));
      return {
        workedOut: /\$[\d.,]*\d/.exec(row?.querySelector("ins")?.textContent ?? "")?.[0] ?? "",
        url: row?.querySelector<HTMLAnchorElement>(".see")?.href ?? "",
      };
    });
    expect(["", shownPrice]).not.toContain(workedOut);
    const shown = await page.browser().newPage();
    const errors: string[] = [];
    shown.on("pageerror", (error) => errors.push(String(error)));
    shown.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    const response = await shown.goto(url);
    expect(response?.status()).toBe(200);
    expect(await textOf(shown, "body")).toContain(workedOut);
    expect(errors).toEqual([]);
  });

  it("counts every place, and lists each: what only programs read is folded away", async () => {
    const page = await openChanges();
    const isFolded = await page.$$eval(".change details", (all) => all.map(({ open }) => !open));
    expect(isFolded).toEqual([true, true]);
    for (const more of await page.$$(".change .aside-line .linkbtn")) await more.click();
    const listed = await page.$$(".ba > li:not(.hd)");
    const folded = await page.$$(".change details .ba > li:not(.hd)");
    expect(folded.length).toBeGreaterThan(0);
    expect(await textOf(page, ".lead")).toMatch(new RegExp(`^${listed.length} places change`));
  });

  it("leaves one change out, and remembers it", async () => {
    const page = await openChanges();
    await page.click(".change > header .linkbtn");
    expect(await textOf(page, "h1")).toBe("One of two changes");
    await page.reload();
    await page.waitForSelector(".change.left-out");
    expect(await textOf(page, ".change.left-out")).toContain("Left out");
  });

  it("shows a page’s islands with drafted words, and sends nothing", async () => {
    const { previewOrigin } = studio;
    const island = await fetch(`${previewOrigin}/draft-content/schedule.js`);
    expect(await island.text()).toContain(`"price":${price}`);
    expect((await fetch(`${previewOrigin}/draft-content/../package.js`)).status).toBe(404);
    expect((await fetch(`${previewOrigin}/functions/contact`, { method: "POST" })).status).toBe(405);
    expect((await fetch(`${previewOrigin}/no-such-page`)).status).toBe(404);
  });

  it.each([
    [1440, "light"],
    [390, "light"],
    [1440, "dark"],
    [390, "dark"],
  ] as const)("has no violation by axe at %i px, %s", async (width, scheme) => {
    const page = await openChanges();
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
