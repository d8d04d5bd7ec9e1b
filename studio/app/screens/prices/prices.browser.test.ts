import type { Page } from "@playwright/test";
import { test } from "vitest";
import { parse, stringify } from "yaml";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { type SmallProject, smallProject } from "../../../engine/test-support/small-project.ts";
import { enter, expect, heading, openStudio } from "../../../test-support/window.ts";

async function openPrices(prepare?: (project: SmallProject) => void) {
  const project = smallProject();
  prepare?.(project);
  const { studio, page } = await openStudio(project.folder, { at: "/prices" });
  const openAnother = async () => {
    const another = await page.context().newPage();
    await enter(another, studio);
    await another.goto("/prices");
    return another;
  };
  return {
    page,
    openAnother,
    project,
    inFile: () => parse(project.read("content/schedule.yaml")).course.price,
  };
}

/** The price of the course. */
const price = (page: Page) => page.getByRole("textbox", { name: "The 8-week course", exact: true });

/** What asks which of two values it shall be. */
const note = (page: Page) => page.getByRole("status").filter({ hasText: "This was changed elsewhere too" });

test("the way to publishing is whole on a phone, also with text twice as large", async () => {
  const { page } = await openPrices();
  await price(page).fill("260");
  const bar = page.getByRole("banner");
  const publish = bar.getByRole("link", { name: "Look and publish" });
  await expect(bar).toContainText("Saved, not published");
  for (const [width, fontSize] of [
    [390, "200%"],
    [320, "100%"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), fontSize);
    await expect(publish).toBeInViewport({ ratio: 1 });
  }
  // Still beside what is saved, not below it.
  const [brand, button] = [
    await bar.getByRole("link", { name: "Desk" }).boundingBox(),
    await publish.boundingBox(),
  ];
  expect(button?.y).toBeLessThan((brand?.y ?? 0) + (brand?.height ?? 0));
});

test("a price that one device held without a network doesn’t replace the one that another has set since", async () => {
  const { page, project, inFile } = await openPrices();
  await page.context().setOffline(true);
  await price(page).fill("245");
  await expect(page.getByRole("banner")).toContainText("Not saved since");
  project.edit("content/schedule.yaml", "price: 240", "price: 250");
  await page.context().setOffline(false);
  await expect(note(page)).toContainText(/Typed here: \$245 .*Elsewhere: \$250/s);
  expect(inFile()).toBe(250);
  await note(page).getByRole("button", { name: "Keep this one" }).click();
  await expect.poll(inFile).toBe(245);
  await expect(note(page)).toHaveCount(0);
});

test("a price that was put back is as it was typed once that is undone, and nothing is asked", async () => {
  const { page, inFile } = await openPrices();
  await price(page).fill("260");
  await expect.poll(inFile).toBe(260);
  await page.getByRole("button", { name: /^Put it back/ }).click();
  await expect.poll(inFile).toBe(240);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(inFile).toBe(260);
  await expect(page.getByRole("banner")).toContainText("Saved, not published");
  await expect(note(page)).toHaveCount(0);
});

test("beside a price that isn’t changed stand the sentences that name it, with the way to each", async () => {
  const { page } = await openPrices();
  await page.setViewportSize({ width: 1440, height: 900 });
  const where = (price: string) =>
    page.getByRole("complementary", { name: `Where the ${price} price appears` });
  await expect(where("course").getByRole("heading", { name: /^\d+ sentences name it now$/ })).toBeVisible();
  await expect(where("course").getByRole("listitem").first()).toContainText("$240");
  await page.getByRole("textbox", { name: "A session of coaching", exact: true }).focus();
  await expect(where("coaching").getByRole("listitem").first()).toContainText("$60");
  // What stood there stays at a fact that nobody looks for: without it, the list would jump.
  await page.getByRole("textbox", { name: "You answer", exact: true }).focus();
  const sentence = where("coaching").getByRole("link").first();
  const words = (await sentence.innerText()).slice(0, 20);
  await sentence.click();
  await expect(page.locator(":focus")).toContainText(words);
});

test("while the class moves for good, its former place's facts and the sentences that speak of it are listed", async () => {
  const { page } = await openPrices();
  await page.getByText("The centre that runs the Sunday class", { exact: true }).click();
  const address = page.getByLabel("Street address");
  await expect(address).toBeVisible();
  const former = page.getByText(/sentences speak of the place where the class was/);
  await expect(former).toHaveCount(0);
  await address.fill("9 Camp Street, Ballarat VIC 3350");
  await former.click();
  await expect(page.getByRole("link", { name: /beside the pool/ }).first()).toBeVisible();

  const note = page.getByRole("status").filter({ hasText: "Does the class move?" });
  const map = page.getByLabel("Map", { exact: true });
  await note.getByRole("link", { name: "Map" }).click();
  await expect(map).toBeFocused();
  await map.fill("https://maps.example.com/camp-street");
  await expect(note.getByRole("link", { name: "Map" })).toHaveCount(0);
  await expect(note.getByRole("link", { name: "Front desk’s number" })).toBeVisible();

  // Where it is published, too: afterwards, nothing says which facts are those of the former place.
  await expect(page.getByRole("banner")).toContainText("Saved, not published");
  await page.getByRole("link", { name: "Look and publish" }).click();
  const panel = page.getByRole("complementary", { name: "Publish" });
  await expect(panel.getByRole("heading", { name: "Does the class move?" })).toBeVisible();
  await expect(panel.getByRole("link", { name: "Map" })).toHaveCount(0);
  await panel.getByRole("link", { name: "Front desk’s number" }).click();
  await expect(page.getByLabel("Front desk’s number")).toBeFocused();
});

test("a price is in its file once it is saved; a wrong one needs her", { tags: ["walk"] }, async () => {
  const { page, openAnother, inFile, project } = await openPrices();
  const saved = page.getByRole("banner");
  const expectDescription = (words: RegExp) => expect(price(page)).toHaveAccessibleDescription(words);
  await price(page).fill("260");
  await expect(saved).toContainText("Saved, not published");
  expect(inFile()).toBe(260);
  await expectDescription(/Was \$240/);
  await expect(saved.getByRole("link", { name: "Look and publish" })).toBeVisible();

  await price(page).fill("free");
  await expectDescription(/Write a price in digits/);
  await expectDescription(/Needs you: the site keeps \$240/);
  await expect(saved).toContainText("Needs you: one thing");
  expect(inFile()).toBe(260);
  await page.goto("/changes");
  await expect(heading(page)).toHaveText("Nothing can be published yet");
  await expect(page.getByRole("article")).toHaveText(/price: “free”\s*Needs you:.*Write a price in digits/);
  await expectAccessible(page, "a price that isn’t valid");
  await page.getByRole("article").getByRole("link", { name: "To prices" }).click();
  await expect(price(page)).toHaveValue("free");

  // A point in the wrong place is valid, and asked about where it’s typed and where it’s published.
  await price(page).fill("2.40");
  await expect(page.getByText("From $240 to $2.40? If that’s right, leave it so.")).toBeVisible();
  await expect.poll(inFile).toBe(2.4);
  await page.goto("/changes");
  await expect(page.getByRole("heading", { name: "From $240 to $2.40?" })).toBeVisible();
  await expect(page.getByText("Nothing else is missing or mistyped")).toBeVisible();
  await page.goto("/prices");
  await price(page).fill("265");
  await expect.poll(inFile).toBe(265);
  await expect(page.getByText("If that’s right, leave it so.")).toHaveCount(0);
  const other = await openAnother();
  await expect(price(other)).toHaveValue("265");
  await price(other).fill("270");
  await expect.poll(inFile).toBe(270);
  await expect(price(page)).toHaveValue("270");

  await price(page).fill("275");
  await expect.poll(inFile).toBe(275);
  await expectDescription(/Was \$240/);
  project.edit("content/schedule.yaml", "price: 275", "price: 250");
  await expect(price(page)).toHaveValue("250");
  await price(page).fill("275");
  await expect.poll(inFile).toBe(275);

  // Both type before either knows of the other: the last to arrive holds, and the first is in History.
  const { promise: isTypedHere, resolve: goOn } = Promise.withResolvers<void>();
  await other.route(/\/api\/content\/field$/, async (route) => {
    await isTypedHere;
    await route.continue();
  });
  const isOnItsWay = other.waitForRequest(/\/api\/content\/field$/);
  await price(other).fill("280");
  await isOnItsWay;
  await price(page).fill("285");
  await expect.poll(inFile).toBe(285);
  goOn();
  await expect.poll(inFile).toBe(280);
  await expect(price(page)).toHaveValue("280");

  // Each window says so at the field, with both values, and one press decides.
  await expect(note(page)).toContainText("Typed here: $285");
  await expect(note(page)).toContainText("Elsewhere: $280");
  await expect(note(other)).toContainText("Typed here: $280");
  await expect(note(other)).toContainText("Elsewhere: $285");
  await expectAccessible(page, "a price that two windows changed");
  await note(other).getByRole("button", { name: "Take that one" }).click();
  await expect.poll(inFile).toBe(285);
  await expect(note(other)).toHaveCount(0);
  await expect(note(page)).toHaveCount(0);
  await expect(price(other)).toHaveValue("285");

  // On a narrow window, where a price appears comes right below the prices; another fact, below the field that one types in.
  await page.setViewportSize({ width: 820, height: 900 });
  await price(page).focus();
  await expect(page.getByRole("heading", { name: "Where the course price appears" })).toBeInViewport();
  const call = page.getByRole("textbox", { name: "The free call" });
  await call.fill("25");
  const appears = page.getByRole("complementary", { name: "Where “Length” appears" });
  await expect(appears).not.toContainText("Once you change it");
  const callTop = (await call.boundingBox())?.y ?? Number.NaN;
  expect((await appears.boundingBox())?.y).toBeGreaterThan(callTop);

  await page.goto("/history");
  await page.getByText("Replaced by something else, and kept for a year: 1").click();
  await page.locator("summary").filter({ hasText: "price" }).click();
  // The one that she left.
  await expect(page.locator("pre")).toHaveText("$280");
  await expectAccessible(page, "what was replaced");
});

test.for([
  ["the last to arrive, keeping", 1, "Keep this one", 290],
  ["the other, keeping", 0, "Keep this one", 285],
  ["the other, taking", 0, "Take that one", 290],
] as const)(
  "two windows ask which value it shall be until it is chosen in one of them: %s",
  {
    tags: ["walk"],
  },
  async ([, choosing, words, decided]) => {
    const { page, inFile, openAnother } = await openPrices();
    const other = await openAnother();
    await price(page).fill("270");
    await expect(price(other)).toHaveValue("270");
    // It was in sight when it was typed over: there is nothing to ask.
    await price(other).fill("275");
    await expect(price(page)).toHaveValue("275");
    await expect(note(page)).toHaveCount(0);

    const { promise: isTypedHere, resolve: goOn } = Promise.withResolvers<void>();
    await other.route(/\/api\/content\/field$/, async (route) => {
      await isTypedHere;
      await route.continue();
    });
    const isOnItsWay = other.waitForRequest(/\/api\/content\/field$/);
    await price(other).fill("290");
    await isOnItsWay;
    await price(page).fill("285");
    await expect.poll(inFile).toBe(285);
    goOn();
    await expect(note(page)).toContainText("Typed here: $285");
    await expect(note(other)).toContainText("Typed here: $290");
    const windows = [page, other] as const;
    await note(windows[choosing]).getByRole("button", { name: words }).click();
    for (const window of windows) {
      await expect(note(window)).toHaveCount(0);
      await expect(window.getByRole("banner")).not.toContainText("Needs you");
      await expect(price(window)).toHaveValue(`${decided}`);
    }
    expect(inFile()).toBe(decided);
  },
);

test("what isn’t right yet is opened at its field; on a phone, the menu stays in reach while she writes", {
  tags: ["walk"],
}, async () => {
  const { page } = await openPrices();
  await page.setViewportSize({ width: 390, height: 844 });
  const email = page.getByRole("textbox", { name: "Email address" });
  await page.getByText("Your business: name, portrait").click();
  await email.fill("jo at example");
  await expect(page.getByRole("banner")).toContainText("Needs you: one thing");
  const menu = page.getByRole("navigation").filter({ visible: true });
  await menu.getByRole("link", { name: "Desk" }).click();
  await page.goto("/changes");
  await page.getByRole("article").getByRole("link", { name: "To prices and facts" }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue("jo at example");
  await expect(email).toBeInViewport();

  await page.goto("/questions");
  await page.getByRole("button", { name: "Add another question" }).first().click();
  const bar = page.getByRole("region", { name: "For the text that you write in" });
  await expect(bar).toBeVisible();
  const foot = ((await bar.boundingBox())?.y ?? 0) + ((await bar.boundingBox())?.height ?? 0);
  expect(foot).toBeLessThanOrEqual((await menu.boundingBox())?.y ?? 0);
  await menu.getByRole("link", { name: "Desk" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("a portrait that isn’t published is marked where its form is, not at the teacher’s other facts", async () => {
  const photograph = { path: "/photos/me.jpg", alt: "At the lake", width: 600, height: 800 };
  const { page } = await openPrices(({ edit, read }) => {
    const { teacher } = parse(read("content/business.yaml"));
    edit(
      "content/business.yaml",
      /^teacher:\n(?: .*\n)+/m,
      stringify({ teacher: { ...teacher, photograph } }, { lineWidth: 0 }),
    );
  });
  const heading = (title: RegExp) => page.locator("summary").filter({ hasText: title });
  await expect(heading(/^Your business: name, portrait/)).toContainText("not published");
  await expect(heading(/^Teacher/)).not.toContainText("not published");
});
