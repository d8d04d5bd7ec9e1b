import type { Page } from "puppeteer-core";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { entriesOf, parseSources } from "../../../../content-model/compiler/entries.ts";
import { readSources } from "../../../../content-model/compiler/read-sources.ts";
import { isSample, placeOf, readSamples } from "../../../../scripts/launch-check/samples.ts";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { smallProject } from "../../../core/test-support/small-project.ts";
import { expectAccessible } from "../../../test-support/accessibility.ts";
import { openChromium } from "../../../test-support/chromium.ts";
import { replaceText } from "../../../test-support/replace-text.ts";
import { runningStudio } from "../../../test-support/running-studio.ts";

const samples = await readSamples();
const samplePlaces = new Set(
  entriesOf(parseSources(await readSources()))
    .filter((entry) => isSample(entry, samples))
    .map(placeOf),
);

beforeAll(async () => {
  await buildAppWhereNeeded(() => undefined);
});

/** Opens the list for a copy of the content. */
async function openReady() {
  const project = smallProject();
  const studio = await runningStudio(project.folder, appFolder);
  const page = await (await openChromium()).newPage();
  await page.goto(studio.issueAddress("terminal"));
  await page.waitForSelector("h1");
  await page.goto(`${studio.origin}/ready`);
  await page.waitForSelector(".todo");
  return {
    page,
    data: (name: string) => parse(project.read(`content/${name}.yaml`)),
    left: () => page.$eval("h1", (heading) => Number(/\d+/.exec(heading.textContent ?? "")?.[0])),
    titles: () => page.$$eval(".todo li b", (titles) => titles.map(({ textContent }) => textContent)),
  };
}

/** Clicks the button or link that begins with a text, once it is there. */
const click = (page: Page, text: string) => page.locator(`::-p-text(${text})`).click();

const focusedValue = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);

test("a made-up name is replaced in the list, where a refused one stays in sight, and the next one confirmed", async (context) => {
  if (!samplePlaces.has("business teacher.name") || !samplePlaces.has("business teacher.firstName"))
    return context.skip("The owner has put in her name.");
  const { page, data, left, titles } = await openReady();
  const before = await left();
  const firstName = data("business").teacher.firstName;

  await click(page, "Put in yours: Teacher, full name");
  await expect.poll(() => focusedValue(page)).toBe(data("business").teacher.name);
  const tooLong = "Kim ".repeat(50).trim();
  await page.keyboard.type(tooLong);
  await click(page, "Next");
  await page.waitForSelector(".todo li.open input[aria-invalid]:focus");
  expect(await focusedValue(page)).toBe(tooLong);
  await click(page, "Close");
  await page.waitForSelector(".todo ::-p-text(Held back.)");
  await expect.poll(left).toBe(before);
  await click(page, "Put in yours: Teacher, full name");
  await expect.poll(() => focusedValue(page)).toBe(tooLong);
  await page.click(".todo li.open input", { count: 3 });
  await page.keyboard.type("Kim Nguyen");
  await expect.poll(() => data("business").teacher.name).toBe("Kim Nguyen");
  await expect.poll(left).toBe(before - 1);
  expect(await titles()).toContain("Teacher, full name");
  await expectAccessible(page);

  await click(page, "Next");
  await expect.poll(() => focusedValue(page)).toBe(firstName);
  expect(await titles()).not.toContain("Teacher, full name");
  await click(page, "It’s really so");
  await expect.poll(() => data("confirmed")).toContain("business teacher.firstName");
  await expect.poll(left).toBe(before - 2);
  await expect.poll(titles).not.toContain("Teacher, first name");
});

test("made-up kind words are taken off once that is answered with yes, and put back", async (context) => {
  if (![...samplePlaces].some((place) => place.startsWith("testimonials ")))
    return context.skip("The owner has put in real ones.");
  const { page, data, left } = await openReady();
  const [words, before] = [data("testimonials"), await left()];
  const take = "Take all";
  await click(page, take);
  await page.waitForSelector("::-p-text(off their pages?)");
  expect(data("testimonials")).toEqual(words);
  await click(page, "Keep them");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Take all/);
  await click(page, take);
  await expectAccessible(page);
  await click(page, "Take them off");
  const isTakenOff = () =>
    Object.values(data("testimonials")).flat().length < Object.values(words).flat().length;
  await expect.poll(isTakenOff).toBe(true);
  await page.waitForSelector("::-p-text(are off the pages)");
  expect(await page.$(`.todo ::-p-text(${take})`)).toBeNull();
  await click(page, "Undo");
  await expect.poll(() => data("testimonials")).toEqual(words);
  await expect.poll(left).toBe(before);
});

test("a video takes its link as YouTube gives it, and its day beside it", async (context) => {
  const { page, data } = await openReady();
  const videos = () => [...data("lessons"), ...data("practices")];
  if (!videos().some(({ youtube }) => !youtube)) return context.skip("All videos are on YouTube.");
  await page.locator("::-p-xpath(//button[contains(., 'no film yet')])").click();
  const form = await page.waitForSelector(".todo .open .fields");
  const title = await form?.$eval("legend", ({ textContent }) => textContent);
  const link = ".todo .open .fields input";
  await replaceText(page, link, "https://vimeo.com/76979871");
  await page.waitForSelector("::-p-text(isn’t a link to a video on YouTube)");
  await replaceText(page, link, "https://youtu.be/aqz-KE-bpKQ?si=x&t=10");
  await page.waitForSelector("::-p-text(Still missing)");
  await page.focus(".todo .open .fields input[type=date]");
  // The same in the order of days and months of any language.
  await page.keyboard.type("11112026");
  await expect
    .poll(() => videos().find((video) => video.title === title)?.youtube)
    .toEqual({ link: "https://youtu.be/aqz-KE-bpKQ?si=x&t=10", published: "2026-11-11" });
  expect(await page.$eval(".todo .open", (row) => row.textContent)).not.toContain("Kept");
  await expectAccessible(page);
});
