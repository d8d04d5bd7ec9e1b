import type { Page } from "@playwright/test";
import { beforeAll, test } from "vitest";
import { parse } from "yaml";
import { entriesOf, parseSources } from "../../../../content-model/compiler/entries.ts";
import { readSources } from "../../../../content-model/compiler/read-sources.ts";
import { isSample, placeOf, readSamples } from "../../../../scripts/launch-check/samples.ts";
import { expectAccessible } from "../../../../tests/support/axe.ts";
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
    row: page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: "Close" }) }),
    titles: page.getByRole("main").locator("li b"),
  };
}

/** Clicks a button by its words. */
const click = (page: Page, text: string | RegExp) => page.getByRole("button", { name: text }).first().click();

test("a made-up name is replaced in the list, where a refused one stays in sight, and the next one confirmed", async (context) => {
  if (!samplePlaces.has("business teacher.name") || !samplePlaces.has("business teacher.firstName"))
    return context.skip("The owner has put in her name.");
  const { page, data, headingAfter, row, titles } = await openReady();
  const field = row.locator("input");
  const { name, firstName } = data("business").teacher;

  await click(page, /^Put in yours.*Your full name$/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(name);
  const tooLong = "Kim ".repeat(50).trim();
  await field.fill(tooLong);
  await click(page, "Next");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(tooLong);
  await click(page, "Close");
  await expect(page.getByRole("main").getByText("Held back.").first()).toBeVisible();
  await expect(heading(page)).toHaveText(headingAfter(0));
  await click(page, /^Put in yours.*Your full name$/);
  await expect(field).toHaveValue(tooLong);
  await field.fill("Kim Nguyen");
  await expect.poll(() => data("business").teacher.name).toBe("Kim Nguyen");
  await expect(heading(page)).toHaveText(headingAfter(1));
  await expect(titles.filter({ hasText: "Your full name" })).toBeVisible();
  await expectAccessible(page, "a row open");

  await click(page, "Next");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(firstName);
  await expect(titles.filter({ hasText: "Your full name" })).toHaveCount(0);
  await click(page, "It’s really so");
  await expect.poll(() => data("confirmed")).toContain("business teacher.firstName");
  await expect(heading(page)).toHaveText(headingAfter(2));
  await expect(titles.filter({ hasText: "Your first name" })).toHaveCount(0);
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

test("a video takes its link as YouTube gives it, and its day beside it", async (context) => {
  const { page, data, row } = await openReady();
  const videos = () => [...data("lessons"), ...data("practices")];
  if (!videos().some(({ youtube }) => !youtube)) return context.skip("All videos are on YouTube.");
  await click(page, "no film yet");
  const title = await row.locator("fieldset fieldset legend").first().innerText();
  const link = row.locator("fieldset fieldset input").first();
  await link.fill("https://vimeo.com/76979871");
  await expect(row.getByText("is on another site than YouTube").first()).toBeVisible();
  await link.fill("https://youtu.be/aqz-KE-bpKQ?si=x&t=10");
  await expect(row.getByText("Still missing").first()).toBeVisible();
  // The same in the order of days and months of any language.
  await row.locator("input[type=date]").first().pressSequentially("11112026");
  await expect
    .poll(() => videos().find((video) => video.title === title)?.youtube)
    .toEqual({ link: "https://youtu.be/aqz-KE-bpKQ?si=x&t=10", published: "2026-11-11" });
  await expect(row).not.toContainText("Kept");
  await expectAccessible(page, "a video");
});
