import type { Locator, Page } from "@playwright/test";
import { business } from "#content/business";
import { practise } from "#content/pages/practise";
import { paths } from "../../domain/pages.ts";
import { subjects } from "../../prints/subjects.ts";
import { cutPrints } from "../support/in-page.ts";
import { expect, test } from "../support/test.ts";

/* Where things stand beside and below each other, at the widths at which it went wrong. */

const box = async (part: Locator) => {
  const found = await part.boundingBox();
  if (!found) throw new Error("isn't on the screen");
  return found;
};
const open = async (page: Page, path: string, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
};

/** Returns the words of headings that a line's end breaks in two. */
const brokenWords = (page: Page) =>
  page.locator("main :is(h1, h2, h3, dt)").evaluateAll((headings) =>
    headings.flatMap((heading) => {
      if (!heading.checkVisibility() || heading.closest(".visually-hidden")) return [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const { index, 0: word } of text.data.matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      }
      return broken;
    }),
  );

for (const path of [paths.home, paths.course, paths.enrol, paths.sundayClass, paths.services])
  test(`${path} breaks no heading in mid-word on a narrow phone`, async ({ page }) => {
    for (const width of [320, 360, 375]) {
      await open(page, path, width);
      expect.soft(await brokenWords(page), `at ${width} px`).toEqual([]);
    }
  });

for (const width of [390, 1440])
  test(`at ${width} px no section's heading is as large as its page's own, and all sections have one size`, async ({
    page,
  }) => {
    for (const path of [
      paths.bookClass,
      paths.enrol,
      paths.sundayClass,
      paths.about,
      paths.course,
      paths.services,
      paths.coaching,
    ]) {
      await open(page, path, width);
      const sizeOf = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize);
      const own = await page.locator("h1").evaluate(sizeOf);
      const sizes = await page
        .locator("main > section > .wrap > h2, main > section > .wrap > div:first-child > h2:first-child")
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
      expect.soft(sizes.length, path).toBeGreaterThan(1);
      expect.soft(new Set(sizes).size, `${path} has ${sizes.join(", ")}`).toBe(1);
      expect.soft(Math.max(...sizes), path).toBeLessThan(own);
    }
  });

test("on a narrow phone the three buttons of the board end at the same edge", async ({ page }) => {
  await open(page, paths.home, 360);
  const buttons = page
    .locator("section[aria-labelledby=board-heading] a[class*=button]")
    .filter({ visible: true });
  const edges = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(edges.length).toBeGreaterThan(1);
  expect(new Set(edges).size).toBe(1);
});

test("on a narrow phone a term's button begins no line with a dash", async ({ page }) => {
  await open(page, paths.enrol, 360);
  const starts = await page
    .locator("main a[class*=button]")
    .filter({ visible: true })
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        let last = Number.NaN;
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          if (text.parentElement?.closest(".visually-hidden")) continue;
          for (const { index } of text.data.matchAll(/\S/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            const { top } = range.getBoundingClientRect();
            if (!(Math.abs(top - last) < 2)) found.push(text.data[index] ?? "");
            last = top;
          }
        }
        return found;
      }),
    );
  expect(starts).not.toContain("-");
  expect(starts.length).toBeGreaterThan(0);
});

test("the course's four facts stand in two columns, their lines equally long", async ({ page }) => {
  await open(page, paths.course, 1440);
  const rows = page.locator("section[aria-labelledby=course-heading] dl > div");
  const [starts, price, when, where] = await Promise.all([0, 1, 2, 3].map((index) => box(rows.nth(index))));
  for (const [above, below] of [
    [starts, when],
    [price, where],
  ]) {
    expect(below?.x).toBe(above?.x);
    expect(below?.width).toBe(above?.width);
  }
});

test("the course asks about presents below its questions, and states half price in the size of its neighbours", async ({
  page,
}) => {
  await open(page, paths.course, 1440);
  const questions = page.locator("section[aria-labelledby=questions-heading]");
  const [last, present] = [
    await box(questions.locator("details").last()),
    await box(questions.locator("p:has(> a)").last()),
  ];
  expect(present.y - last.y - last.height).toBeGreaterThanOrEqual(12);
  const sizes = await page
    .locator("section[aria-labelledby=what-it-asks] dd *, section[aria-labelledby=what-it-asks] dd")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  expect(new Set(sizes).size).toBe(1);
});

test("the posts of the services' sign end on the wall in the picture, however wide the screen is", async ({
  page,
}) => {
  // The top of the wall, as a share of the picture's height, which is cut at its top.
  const wall = 0.44;
  for (const width of [390, 820, 1120, 1440, 1920, 2560]) {
    await open(page, paths.services, width);
    const above = await page.locator("section[aria-labelledby=services-heading]").evaluate((hero, share) => {
      const [sign, picture] = [hero.querySelector("nav"), hero.querySelector("img")];
      if (!sign || !picture) throw new Error("the hero has no sign, or no picture");
      const post = Number.parseFloat(getComputedStyle(sign, "::before").height);
      const box = picture.getBoundingClientRect();
      const drawn = Math.max(
        box.height,
        box.width * (Number(picture.naturalHeight) / Number(picture.naturalWidth)),
      );
      return box.bottom - drawn * (1 - share) - (sign.getBoundingClientRect().bottom + post);
    }, wall);
    expect.soft(Math.abs(above), `at ${width} px`).toBeLessThan(20);
  }
});

test("the button below the facts for workplaces has room and a line above it", async ({ page }) => {
  await open(page, paths.services, 1440);
  const section = page.locator("section[aria-labelledby=workplaces]");
  const facts = section.locator("dl");
  const [rows, button] = [await box(facts), await box(section.locator("a[class*=button]"))];
  expect(button.y - rows.y - rows.height).toBeGreaterThanOrEqual(20);
  expect(
    await facts.evaluate((list) => Number.parseFloat(getComputedStyle(list).borderBottomWidth)),
  ).toBeGreaterThan(0);
});

test("who writes for a workplace has the facts before the form on a wide screen, and after it on a phone", async ({
  page,
}) => {
  test.skip(!business.workplaces?.upTo, "the owner hasn't said how many");
  for (const [width, isBefore] of [
    [1440, true],
    [390, false],
  ] as const) {
    await open(page, "/contact/workplaces", width);
    const [fact, form] = [
      await box(page.locator("main").getByText(business.workplaces?.upTo ?? "")),
      await box(page.locator("main form").first()),
    ];
    expect(fact.y < form.y, `at ${width} px`).toBe(isBefore);
    if (isBefore) expect(fact.y + fact.height).toBeLessThan(900);
  }
});

test("the minutes of the room stay in their tiles when words are half as long again", async ({ page }) => {
  for (const width of [320, 360, 390, 430]) {
    await open(page, paths.practise, width);
    const tiles = page.locator("#room fieldset label > span");
    const spills = await tiles.evaluateAll((all) => {
      for (const tile of all) {
        const words = tile.lastChild as Text;
        words.data = words.data.replace(
          /\p{L}+/gu,
          (word) => word + word.slice(0, Math.ceil(word.length / 2)),
        );
      }
      return all.filter((tile) => {
        const range = document.createRange();
        range.selectNodeContents(tile);
        return range.getBoundingClientRect().right > tile.getBoundingClientRect().right;
      }).length;
    });
    expect(spills, `at ${width} px`).toBe(0);
  }
});

test.describe("in forced colours", () => {
  test.use({ colorScheme: "dark" });

  test("a button over a picture has a ground of its own", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, paths.home, 1280);
    const button = page.locator("main > section").first().locator("a[class*=button]").first();
    await expect(button).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });

  test("menus have their arrows, the class its parts, and a hint ends with its words", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, paths.sundayClass, 1440);
    const colours = await page
      .getByRole("banner")
      .locator("summary")
      .evaluateAll((openers) =>
        openers.map((opener) => [
          getComputedStyle(opener, "::after").backgroundColor,
          getComputedStyle(document.body).backgroundColor,
        ]),
      );
    expect(colours.length).toBeGreaterThan(0);
    for (const [arrow, ground] of colours) expect(arrow).not.toBe(ground);
    const parts = page.locator("li[data-minutes]");
    expect(await parts.count()).toBeGreaterThan(1);
    for (const part of await parts.all()) await expect(part).not.toHaveCSS("border-top-width", "0px");

    await open(page, paths.practise, 1440);
    await page.getByRole("button", { name: practise.room.button, exact: true }).click();
    const hint = page.getByText(practise.sitting.hints.see);
    await expect(hint).toBeVisible();
    const { x, width } = await box(hint);
    expect(x + width, "the hint's ground").toBeLessThan(900);
  });
});

test("on a wide screen the pictures that end pages are low, and whole", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [paths.faq, paths.resources, paths.lessons, paths.firstClass]) {
    await page.goto(path);
    const picture = page.locator("main > section").last().locator("img");
    await picture.scrollIntoViewIfNeeded();
    const shown = await picture.evaluate((image: HTMLImageElement) => image.width / image.height);
    const drawn = await picture.evaluate(
      (image: HTMLImageElement) => Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
    );
    expect.soft(shown, path).toBeCloseTo(drawn, 1);
  }
});

test("on a very wide screen no scene loses its sun or its mountain", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const scenes = new Set(["closing", "eight", "fork", "four", "moored", "pair", "three-ways-in"]);
  for (const path of [paths.home, paths.course, paths.services, paths.videos, paths.lessons]) {
    await page.goto(path);
    const cut = async () => (await cutPrints(page, subjects)).filter((name) => scenes.has(name));
    await expect.configure({ soft: true, timeout: 5000 }).poll(cut, path).toEqual([]);
  }
});

test("the words about coaching end before the chairs in the picture beside them", async ({ page }) => {
  // The left edge of the chairs, as a share of the picture's width, which is cut at its left.
  const chairs = 0.545;
  for (const width of [1120, 1150, 1280, 1440, 1920]) {
    await open(page, paths.personalCoaching, width);
    const hero = page.locator("main > section").first();
    const room = await hero.evaluate((section, share) => {
      const picture = section.querySelector("img");
      if (!picture) throw new Error("the hero has no picture");
      const { left, width, height } = picture.getBoundingClientRect();
      const drawn = Math.max(width, (height * picture.naturalWidth) / picture.naturalHeight);
      const words = [...section.querySelectorAll("h1, p, a")].map(
        (part) => part.getBoundingClientRect().right,
      );
      return left + width - drawn * (1 - share) - Math.max(...words);
    }, chairs);
    expect.soft(room, `at ${width} px`).toBeGreaterThan(12);
  }
});

test("a low window shows a whole button, of the class and of home", async ({ page }) => {
  for (const [path, width, height] of [
    [paths.sundayClass, 1024, 600],
    [paths.sundayClass, 1280, 640],
    [paths.sundayClass, 1366, 650],
    [paths.home, 844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const button = await box(page.locator("main > section").first().locator("a[class*=button]").first());
    expect.soft(button.y + button.height + 8, `${path} at ${width} × ${height}`).toBeLessThan(height);
  }
});

test("home's cards hold their buttons in larger letters", async ({ page }) => {
  for (const width of [768, 820]) {
    await open(page, paths.home, width);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "150%";
    });
    for (const card of await page.locator("#paths-heading ~ div > article").all()) {
      const [outer, button] = [await box(card), await box(card.locator("> a").last())];
      expect
        .soft(button.x + button.width, `${width}: ${await card.locator("h3").innerText()}`)
        .toBeLessThan(outer.x + outer.width);
    }
  }
});

test("links among the facts of the class have room for a thumb", async ({ page }) => {
  for (const path of [paths.sundayClass, paths.bookClass, paths.firstClass]) {
    await open(page, path, 390);
    const low = await page
      .locator("main dd a[target=_blank]")
      .evaluateAll((links) =>
        links.flatMap((link) => ((link.getClientRects()[0]?.height ?? 24) < 24 ? [link.textContent] : [])),
      );
    expect.soft(low, path).toEqual([]);
  }
});
