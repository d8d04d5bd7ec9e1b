import type { Page } from "@playwright/test";
import { beforeAll, test } from "vitest";
import { parse } from "yaml";
import { entriesOf, parseSources } from "../../../../content-model/compiler/entries.ts";
import { readSources } from "../../../../content-model/compiler/read-sources.ts";
import { isSample, placeOf, readSamples } from "../../../../launch-check/samples.ts";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { sidewaysOverflow } from "../../../../tests/support/in-page.ts";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { smallProject } from "../../../core/test-support/small-project.ts";
import { runningStudio } from "../../../test-support/running-studio.ts";
import { expect, heading, openWindow } from "../../../test-support/window.ts";

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
  const page = await openWindow(await runningStudio(project.folder, appFolder), { at: "/ready" });
  const count = await heading(page).filter({ hasText: /\d/ }).innerText();
  return {
    page,
    data: (name: string) => parse(project.read(`content/${name}.yaml`)),
    /** The heading, once a number of things are done. */
    headingAfter: (done: number) => new RegExp(` ${Number(/\d+/.exec(count)?.[0]) - done} things`),
    row: (title: string) =>
      page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ hasText: title })
        .filter({ visible: true })
        .first(),
  };
}

/** Clicks a button by its words. */
const click = (page: Page, text: string | RegExp) => page.getByRole("button", { name: text }).first().click();

test("a made-up name is replaced in the list, where a refused one stays in sight, another fact confirmed, and a page read", async (context) => {
  if (!samplePlaces.has("business teacher.name") || !samplePlaces.has("business name"))
    return context.skip("The owner has put in her name.");
  const { page, data, headingAfter, row } = await openReady();
  const own = row("Your name");
  await expect(own).toContainText("Made up");
  await own.locator("summary").first().click();
  const field = own.getByLabel("Full name");
  await expect(field).toHaveValue(data("business").teacher.name);
  const tooLong = "Kim ".repeat(50).trim();
  await field.fill(tooLong);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(own).toContainText("Needs you");
  await page.reload();
  await expect(heading(page)).toHaveText(headingAfter(0));
  await own.locator("summary").first().click();
  await expect(field).toHaveValue(tooLong);
  await field.fill("Kim Nguyen");
  await own.getByLabel("First name").fill("Kim");
  await expect.poll(() => data("business").teacher).toMatchObject({ name: "Kim Nguyen", firstName: "Kim" });
  await expect(heading(page)).toHaveText(headingAfter(1));
  await expect(own).toContainText("Yours");
  await expectAccessible(page, "a fact open");

  const business = row("Name of your business");
  await business.locator("summary").first().click();
  await business.getByRole("button", { name: "It’s really so" }).click();
  await expect.poll(() => data("confirmed")).toContain("business name");
  await expect(heading(page)).toHaveText(headingAfter(2));
  await expect(business).toContainText("Yours");
  await expect(business.locator("summary").first()).toBeFocused();

  const read = page.getByRole("button", { name: /^I’ve read it, and it’s right.*About page$/ });
  await read.click();
  await expect(heading(page)).toHaveText(headingAfter(3));
  await expect(read).toHaveCount(0);
  await expect(page.locator(":focus")).toHaveText(/^Read/);
  await click(page, "Undo");
  await expect(heading(page)).toHaveText(headingAfter(2));
  await expect(read).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflow(page)).toBe(0);
});

test("made-up kind words are taken off once that is answered with yes, and put back", async (context) => {
  if (![...samplePlaces].some((place) => place.startsWith("testimonials ")))
    return context.skip("The owner has put in real ones.");
  const { page, data, headingAfter } = await openReady();
  const words = data("testimonials");
  const take = page.getByRole("button", { name: /^Take all/ });
  await take.click();
  await expect(page.getByText("off their pages?")).toBeVisible();
  expect(data("testimonials")).toEqual(words);
  await click(page, "Keep them");
  await expect(take).toBeFocused();
  await take.click();
  await expectAccessible(page, "the question whether to take them off");
  await click(page, "Take them off");
  const count = (testimonials: object) => Object.values(testimonials).flat().length;
  await expect.poll(() => count(data("testimonials"))).toBeLessThan(count(words));
  await expect(page.getByText("are off the pages").first()).toBeVisible();
  await expect(take).toHaveCount(0);
  await click(page, "Undo");
  await expect.poll(() => data("testimonials")).toEqual(words);
  await expect(heading(page)).toHaveText(headingAfter(0));
});
