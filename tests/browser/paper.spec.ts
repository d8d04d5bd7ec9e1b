import type { Page } from "@playwright/test";
import { business } from "#content/business";
import { begun } from "#content/pages/contact";
import { gettingThere } from "#content/pages/first-class";
import { hero, howToJoin, whatToExpect } from "#content/pages/sunday-class";
import { practices } from "#content/practices";
import { sundayClass, terms } from "#content/schedule";
import { plainText } from "../../content-model/schema/prose.ts";
import { money } from "../../domain/money.ts";
import { begunMessages, paths } from "../../domain/pages.ts";
import { workplaceFacts } from "../../site/components/workplace-facts.ts";
import { expect, test } from "../support/test.ts";

/** The sheets that each page may take, of either paper. */
const printed = [
  [paths.enrol, 3],
  [paths.course, 7],
] as const;

/** Prints a page. Returns the number of its sheets. */
async function sheetsOf(
  page: Page,
  { format = "A4", landscape = false, margin = "12mm" } = {},
): Promise<number | undefined> {
  const pdf = await page.pdf({
    format,
    landscape,
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;
}

for (const [path, most] of printed)
  for (const width of [390, 1440])
    test(`${path}, opened ${width} px wide, prints its words, dates and links on few sheets`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      for (const format of ["A4", "Letter"])
        expect(await sheetsOf(page, { format }), format).toBeLessThanOrEqual(most);

      await page.emulateMedia({ media: "print" });
      const main = page.locator("main");
      await expect(main.locator("button").filter({ visible: true }), "buttons").toHaveCount(0);
      await expect(main.locator("picture").filter({ visible: true }), "pictures").toHaveCount(
        path === paths.course ? 1 : 0,
      );
      const links = await main
        .locator('a[class*="button"]')
        .filter({ visible: true })
        .evaluateAll((found) =>
          found.map((link) => ({
            address: getComputedStyle(link, "::after").content,
            fill: getComputedStyle(link, "::before").content,
          })),
        );
      for (const { address, fill } of links) {
        expect(address, "a link as text, with its address").toMatch(/https?:/);
        expect(fill, "no fill").toBe("none");
      }
      if (path === paths.course) expect(links.length).toBeGreaterThanOrEqual(terms.length > 0 ? 1 : 0);
      const sessions = main.locator("details table");
      if (path === paths.enrol && terms.length > 0)
        expect(await sessions.filter({ visible: true }).count()).toBe(
          new Set(terms.map(({ name }) => name)).size,
        );
      // Of each name one term shows, in the order of the card.
      for (const table of await sessions.filter({ visible: true }).all()) {
        // The parts of a grid that is cut by the end of a sheet overlap: the note lay on the last dates.
        await expect(table.locator("xpath=..")).toHaveCSS("display", "block");
      }
    });

/** The sheets of pages that are read more than taken along: none for an empty frame, or for a call that is above already. */
const shortest = [
  [paths.services, 2],
  [paths.about, 2],
  [paths.videos, 1],
  [paths.faq, 5],
  [paths.personalCoaching, 4],
  [paths.resources, 1],
  [paths.contact, 1],
] as const;

for (const [path, most] of shortest)
  test(`${path} prints on few sheets of either paper`, async ({ page }) => {
    await page.goto(path);
    for (const format of ["A4", "Letter"])
      expect(await sheetsOf(page, { format, margin: "0.4in" }), format).toBeLessThanOrEqual(most);
  });

test("no page prints the empty frame of a picture", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 739, height: 979 });
  for (const path of Object.values(paths)) {
    await page.goto(path);
    const frames = await page.locator("main *:not(form *, svg, svg *, img, br, td)").evaluateAll((all) => {
      const isPicture = (found: Element) => found.checkVisibility();
      const holdsPicture = (around: Element | null) =>
        Array.from(around?.querySelectorAll("img, svg, input") ?? []).some(isPicture);
      return all
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return (
            element instanceof HTMLElement &&
            Math.min(width, height) > 24 &&
            element.checkVisibility() &&
            !element.innerText.trim() &&
            !holdsPicture(element.parentElement)
          );
        })
        .map(({ className }) => className);
    });
    expect(frames, path).toEqual([]);
  }
});

/** The points of the smallest letters on a printed page. */
const smallestLetters = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let smallest = Number.POSITIVE_INFINITY;
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const owner = text.parentElement;
      if (!text.textContent?.trim() || !owner?.checkVisibility() || owner.closest(".visually-hidden"))
        continue;
      smallest = Math.min(smallest, Number.parseFloat(getComputedStyle(owner).fontSize) * 0.75);
    }
    return smallest;
  });

test("the class prints on one sheet, in 12 points, with its address and map", async ({ page }) => {
  await page.goto(paths.sundayClass);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: hero.print }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed");
  expect(await sheetsOf(page)).toBe(1);
  expect(await sheetsOf(page, { format: "Letter", margin: "0.4in" })).toBe(1);
  await page.emulateMedia({ media: "print" });
  expect(await smallestLetters(page)).toBeGreaterThanOrEqual(12);
  const main = page.locator("main");
  for (const text of [business.centre.streetAddress, money(sundayClass.price ?? 0), howToJoin.heading])
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
  const map = main.locator(`a[href="${business.centre.map}"]`).first();
  expect(await map.evaluate((link) => getComputedStyle(link, "::after").content)).toContain(
    business.centre.map,
  );
});

test("the class’s sheet has room for two more facts", async ({ page }) => {
  await page.goto(paths.sundayClass);
  const price = page
    .locator("main dl > div")
    .filter({ hasText: money(sundayClass.price ?? 0) })
    .first();
  await price.evaluate((row) => row.after(row.cloneNode(true), row.cloneNode(true)));
  expect(await sheetsOf(page)).toBe(1);
  expect(await sheetsOf(page, { format: "Letter", margin: "0.4in" })).toBe(1);
});

for (const size of [16, 24])
  test(`the class prints on one sheet, on its side too, with the browser's letters at ${size} px`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: size } });
    await page.goto(paths.sundayClass);
    await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
    for (const landscape of [false, true]) expect(await sheetsOf(page, { landscape })).toBe(1);
    await page.emulateMedia({ media: "print" });
    // 12 points.
    await expect(page.locator("body")).toHaveCSS("font-size", "16px");
  });

test("the class's sheet says what is heard, and has no sentence that only leads to another page", async ({
  page,
}) => {
  await page.goto(paths.sundayClass);
  await page.emulateMedia({ media: "print" });
  const main = page.locator("main");
  for (const fact of Object.values(sundayClass.hearing))
    if (fact) await expect(main.getByText(fact).filter({ visible: true })).toBeVisible();
  await expect(main.locator('dd a[href^="/"]').filter({ visible: true })).toHaveCount(0);
  for (const { name } of whatToExpect.facts) {
    const row = main.locator("dt", { hasText: name }).filter({ visible: true }).first();
    await expect(row.locator("xpath=following-sibling::dd")).toHaveText(/\w/);
  }
});

for (const landscape of [false, true])
  test(`the practices print on a sheet each, after a list of them, ${landscape ? "on its side" : "upright"}`, async ({
    page,
  }) => {
    await page.goto(paths.guidedPractices);
    // The list, the practices, and who should ask first.
    expect(await sheetsOf(page, { landscape, margin: "0.4in" })).toBe(practices.length + 2);
    await page.emulateMedia({ media: "print" });
    const list = page.locator("main li", { has: page.locator(`a[href="#${practices[0]?.slug}"]`) }).first();
    expect((await list.boundingBox())?.height, "a line, without an empty frame").toBeLessThan(60);
    // Upright there is room for letters that are read at an arm's length: 13 points.
    await page.setViewportSize(landscape ? { width: 1047, height: 718 } : { width: 718, height: 1047 });
    const size = await page
      .locator(`#${practices[0]?.slug}`)
      .evaluate((practice) => Number.parseFloat(getComputedStyle(practice).fontSize));
    expect(size, "pixels").toBeCloseTo(landscape ? 14 : 17.33, 1);
  });

// Of a sheet without margins, with those of the browser, and on its side.
const paperWidths = [794, 718, 1047];

test("on paper the course's gains stay whole words, and nothing lies on the name of a term", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(paths.course);
  for (const width of paperWidths) {
    await page.setViewportSize({ width, height: 1000 });
    const broken = await page.locator('section[aria-labelledby="gains-heading"] h3').evaluateAll((names) =>
      names
        .filter((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          return range.getClientRects().length !== 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(broken, `${width} px`).toEqual([]);
    const flags = page.locator("#terms .badge").filter({ visible: true });
    for (const flag of await flags.all()) {
      const name = await flag.locator("xpath=..").locator("h3 em").boundingBox();
      const box = await flag.boundingBox();
      expect((name?.x ?? 0) + (name?.width ?? 0), `${width} px`).toBeLessThanOrEqual(box?.x ?? 0);
    }
  }
});

test("on paper no chapter is a grid, which would begin on the next sheet", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto(paths.firstClass);
  const chapters = await page
    .locator("main section > .pair")
    .evaluateAll((all) => all.map((chapter) => getComputedStyle(chapter).display));
  expect(new Set(chapters)).toEqual(new Set(["block"]));
  // The first sheet has the times of the class, too.
  expect((await page.locator("main ol").boundingBox())?.y).toBeLessThan(561);
});

test("the contact page prints where to write, in the place of a form that can't be sent", async ({
  page,
}) => {
  await page.goto(paths.contact);
  const address = page.locator("#write").getByText(business.email, { exact: true });
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main form")).toBeHidden();
  await expect(address).toBeVisible();
});

test("the facts for workplaces print without the form", async ({ page }) => {
  await page.goto(`/contact/${begunMessages.workplaces}`);
  await page.emulateMedia({ media: "print" });
  const main = page.locator("main");
  await expect(main.locator("form")).toBeHidden();
  for (const { name } of workplaceFacts)
    await expect(main.locator("dt").getByText(name, { exact: true })).toBeVisible();
  await expect(main.getByText(begun.workplaces.title, { exact: true })).toBeVisible();
});

test("the home page prints its lake with the near bank at its foot", async ({ page }) => {
  await page.goto(paths.home);
  await page.emulateMedia({ media: "print" });
  const pictures = page.locator("main picture").filter({ visible: true });
  await expect(pictures).toHaveCount(2);
  const [lake, bank] = [await pictures.first().boundingBox(), await pictures.last().boundingBox()];
  const foot = (box: typeof lake) => (box ? box.y + box.height : Number.NaN);
  expect(Math.abs(foot(lake) - foot(bank))).toBeLessThanOrEqual(2);
});

test("the booking page prints in 12 points, on one sheet, with the map's address", async ({ page }) => {
  await page.goto(paths.bookClass);
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  expect(await smallestLetters(page)).toBeGreaterThanOrEqual(12);
  const map = page.locator(`main a[href="${business.centre.map}"]`).first();
  expect(await map.evaluate((link) => getComputedStyle(link, "::after").content)).toContain(
    business.centre.map,
  );
});

test("every page that one would hand over says on paper whose it is, where it stands and where to write to", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of [
    paths.home,
    paths.services,
    paths.course,
    paths.enrol,
    paths.sundayClass,
    paths.bookClass,
    paths.personalCoaching,
    paths.coaching,
    paths.faq,
    paths.resources,
    paths.lessons,
    paths.videos,
  ]) {
    await page.goto(path);
    const line = page
      .locator("main")
      .getByText(
        `${business.teacher.name}, ${business.name}, ${new URL(business.url).host}, ${business.email}`,
      );
    await expect.soft(line.filter({ visible: true }), path).toHaveCount(1);
    await page.emulateMedia({ media: "screen" });
    await expect.soft(line.filter({ visible: true }), `${path} on screen`).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
  }
});

for (const path of [paths.sundayClass, paths.bookClass])
  test(`${path} underlines on paper no link that can't be followed`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const main = page.locator("main");
    const underlined = await main
      .locator("a")
      .filter({ visible: true })
      .evaluateAll((links) =>
        links.flatMap((link) => {
          const isUnderlined = getComputedStyle(link).textDecorationLine.includes("underline");
          return isUnderlined && !getComputedStyle(link, "::after").content.includes("http")
            ? [link.textContent]
            : [];
        }),
      );
    expect(underlined).toEqual([]);
    if (path === paths.sundayClass)
      for (const { text } of gettingThere.facts.slice(0, 1))
        await expect(main.getByText(plainText(text)).filter({ visible: true })).toBeVisible();
  });
