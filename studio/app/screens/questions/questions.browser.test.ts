import type { Page } from "puppeteer-core";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { smallProject } from "../../../core/test-support/small-project.ts";
import { expectAccessible } from "../../../test-support/accessibility.ts";
import { openChromium } from "../../../test-support/chromium.ts";
import { replaceText } from "../../../test-support/replace-text.ts";
import { runningStudio } from "../../../test-support/running-studio.ts";

beforeAll(async () => {
  await buildAppWhereNeeded(() => undefined);
});

async function openQuestions() {
  const project = smallProject();
  const studio = await runningStudio(project.folder, appFolder);
  const page = await (await openChromium()).newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(studio.issueAddress("terminal"));
  await page.waitForSelector("h1");
  await page.goto(`${studio.origin}/questions`);
  await page.waitForSelector(".entries");
  return { page, asked: () => parse(project.read("content/faqs.yaml")).home as Faq[] };
}

type Faq = { readonly id: string; readonly question: string; readonly answer: string };

/** The first list: that of the home page. */
const section = ".form > section:first-of-type";
const newEntry = `${section} .new-entry`;

const textOf = (page: Page, selector: string) =>
  page.$$eval(selector, (all) => all.map((each) => (each as HTMLElement).innerText).join());

/** Clicks a button by its words, scrolled clear of the strip at the foot. */
async function press(page: Page, words: string) {
  const button = await page.waitForSelector(`${section} ::-p-text(${words})`);
  await button?.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await button?.click();
}

test("a question without an answer is kept; with one it is on the page, and can be moved and removed", async () => {
  const { page, asked } = await openQuestions();
  const before = asked();
  await press(page, "Add another question");
  await page.waitForSelector(newEntry);
  await page.keyboard.type("Are there chairs?");
  await expect.poll(() => textOf(page, `${newEntry} .errmsg`)).toContain("Answer is missing");
  expect(await textOf(page, `${newEntry} .field:has(textarea) .hint`)).toContain("Still missing.");
  expect(asked()).toEqual(before);

  await page.reload();
  await page.waitForSelector(newEntry);
  expect(await page.$eval(`${newEntry} input`, ({ value }) => value)).toBe("Are there chairs?");
  await expectAccessible(page);

  await page.locator(`${newEntry} textarea`).click();
  await page.keyboard.type("Yes, for {x} people at {{course.price}}.");
  const added: Faq = {
    id: "there-chairs",
    question: "Are there chairs?",
    answer: "Yes, for {x} people at {{course.price}}.",
  };
  await expect.poll(asked).toEqual([...before, added]);
  await expect.poll(() => textOf(page, `${newEntry} .hint`)).toContain("{{course.price}} shows $240");

  await press(page, "Done");
  await page.waitForSelector(newEntry, { hidden: true });
  const last = `${section} .entries > li:last-child`;
  await page.locator(`${last} summary`).click();
  await page.locator(`${last} ::-p-text(Move up)`).click();
  await expect.poll(asked).toEqual([...before.slice(0, -1), added, before.at(-1)]);

  const moved = `${section} .entries > li:nth-last-child(2)`;
  await expect.poll(() => textOf(page, `${moved} summary`)).toBe(added.question);
  await page.locator(`${moved} ::-p-text(Remove)`).click();
  await expect.poll(asked).toEqual(before);
  await page.locator(".toast ::-p-text(Undo)").click();
  await expect.poll(asked).toEqual([...before.slice(0, -1), added, before.at(-1)]);
});

test("an unknown placeholder is refused by its name, a typed price can be kept in step, and a move is a change of its own", async () => {
  const { page, asked } = await openQuestions();
  await page.locator(`${section} .entries summary`).click();
  const answer = `${section} details[open] textarea`;
  const type = (text: string) => replaceText(page, answer, text);
  await type("In {{place.twon}}.");
  await expect
    .poll(() => textOf(page, `${section} .errmsg`))
    .toContain("There is no fact called “place.twon”. Did you mean {{place.town}}?");

  await type("It costs $240.");
  await page.locator(`${section} ::-p-text(Keep it in step)`).click();
  await expect.poll(() => asked()[0]?.answer).toBe("It costs {{course.price}}.");

  const [first, second] = asked();
  await press(page, "Move down");
  await expect.poll(() => asked()[1]?.id).toBe(first?.id);
  await page.goto(new URL("/changes", page.url()).href);
  await page.waitForSelector(".change");
  const changes = await textOf(page, ".change h2");
  expect(changes).toContain(`“${first?.question}”, answer`);
  expect(changes).toContain(`“${first?.question}” moved below “${second?.question}”`);
});
