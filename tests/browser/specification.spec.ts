import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { business } from "#content/business";
import { emailDatesId } from "../../domain/newsletter.ts";
import { runProgram } from "../../system/programs.ts";
import { type Day, days, type Promised, promises, termDays } from "../specification/promises.ts";
import { melbourne, openAt } from "../support/clock.ts";
import { test as base, expect } from "../support/test.ts";

// The client's specification, section by section, as a visitor sees it. The table is in tests/specification/promises.ts.
// The pages are those of the content, with the schedule of 2026: an owner's new year changes nothing here.

type PerWorker = {
  /** HTML by URL path. */
  readonly pages2026: Readonly<Record<string, string>>;
};

const test = base.extend<object, PerWorker>({
  pages2026: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring of the first parameter
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), "specification-"));
      const file = path.join(folder, "pages.json");
      const { succeeded, errors } = await runProgram(process.execPath, [
        "tests/specification/render.ts",
        file,
      ]);
      if (!succeeded) throw new Error(errors);
      await use(JSON.parse(await readFile(file, "utf8")) as Record<string, string>);
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  page: async ({ page, pages2026 }, use) => {
    await page.route(
      (url) => url.pathname in pages2026,
      (route) =>
        route.fulfill({
          contentType: "text/html",
          body: pages2026[new URL(route.request().url()).pathname] ?? "",
        }),
    );
    await use(page);
  },
});

// One worker renders the pages once.
test.describe.configure({ mode: "default" });
test.use({ timezoneId: "Australia/Melbourne", contextOptions: { reducedMotion: "reduce" } });

const widths = [
  [390, 844],
  [1440, 900],
] as const;

for (const [width, height] of widths) {
  test(`every page says and has what the specification promises, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const promised of promises) {
      await openAt(page, promised.path, melbourne("2026-06-20T09:00"));
      await expectPromised(page, promised);
    }
  });
}

async function expectPromised(page: Page, { path, says, counts = {}, links = [], buttons = [] }: Promised) {
  const { text, ...shown } = await visibleParts(page);
  let from = 0;
  for (const words of says) {
    const found = find(text, words, from);
    expect.soft(found, `${path} says ${words}, in its place`).toBeDefined();
    if (found !== undefined) from = found;
  }
  for (const [what, [selector, number, look]] of Object.entries(counts)) {
    const parts = page.locator(selector).filter({ visible: true });
    expect.soft(await parts.count(), `${path}: ${what}`).toBe(number);
    if (look === "cards") expect.soft(await withoutEdge(parts), `${path}: ${what} without an edge`).toBe(0);
  }
  for (const [name, to] of links) {
    const found = shown.links.some((link) => link.to === to && matches(link.name, name));
    expect.soft(found, `${path} has the link ${name} to ${to}`).toBe(true);
  }
  for (const name of buttons) expect.soft(shown.buttons, path).toContain(name);
}

const matches = (text: string, words: string | RegExp) =>
  typeof words === "string" ? text === normal(words) : words.test(text);

const normal = (text: string) => text.replace(/\s+/g, " ").trim();

/** Returns where the first match from a position on ends. */
function find(text: string, words: string | RegExp, from: number): number | undefined {
  if (typeof words === "string") {
    const at = text.indexOf(normal(words), from);
    return at < 0 ? undefined : at + normal(words).length;
  }
  const match = words.exec(text.slice(from));
  return match ? from + match.index + match[0].length : undefined;
}

/** Returns what can be seen of the main part: its text, links and buttons, without what is for screen readers only. */
const visibleParts = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(".visually-hidden");
    const inline = /^(A|ABBR|B|CITE|EM|I|SMALL|SPAN|STRONG|SUP|TIME)$/;
    const textOf = (within: Element) => {
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      let text = "";
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        if (node instanceof Element) text += inline.test(node.tagName) ? "" : " ";
        else if (isSeen(node.parentElement)) text += node.textContent;
      }
      return text.replace(/\s+/g, " ").trim();
    };
    const seen = (selector: string) => [...main.querySelectorAll(selector)].filter(isSeen);
    return {
      text: textOf(main),
      links: seen("a").map((link) => ({ to: link.getAttribute("href") ?? "", name: textOf(link) })),
      buttons: seen("button").map(textOf),
    };
  });

/** Counts the elements that have no edge on one of their sides. */
const withoutEdge = (parts: Locator): Promise<number> =>
  parts.evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const style = getComputedStyle(element);
        const edges = (["Top", "Right", "Bottom", "Left"] as const).map(
          (side) =>
            style[`border${side}Style`] !== "none" && Number.parseFloat(style[`border${side}Width`]) > 0,
        );
        return edges.includes(false) && style.boxShadow === "none";
      }).length,
  );

for (const [width, height] of widths) {
  test(`on every day, at ${width} px, the course can be booked and has four terms`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const day of days) {
      await test.step(day.at, () => expectDay(page, day));
    }
  });
}

async function expectDay(page: Page, day: Day): Promise<void> {
  const at = melbourne(day.at);
  await openAt(page, "/8-week-mindfulness-course", at);
  for (const heading of ["course-heading", "enrol-heading"]) {
    await expectBooking(page.locator(`section[aria-labelledby="${heading}"]`), day);
  }
  await expectCards(page, day);
  expect.soft(await courseInstances(page), day.at).toEqual(
    ([1, 2, 3, 4] as const).map((term) => ({
      name: expect.stringContaining(`Term ${term}`),
      startDate: termDays[term][1],
      endDate: termDays[term][2],
    })),
  );

  await openAt(page, "/enrol-live-online-course", at);
  await expectBooking(page.locator('section[aria-labelledby="enrol-heading"]'), day);
  const rows = page.locator("#terms details h3").filter({ visible: true });
  expect.soft(await rows.allInnerTexts(), day.at).toEqual(day.cards.map((term) => `Term ${term}`));

  await openAt(page, "/", at);
  const board = page.locator('section[aria-labelledby="board-heading"] li');
  await expectBooking(board.filter({ has: page.locator('h3 a[href="/8-week-mindfulness-course"]') }), day);

  await openAt(page, "/sunday-class", at);
  const hero = page.locator('section[aria-labelledby="class-heading"]');
  expect.soft(await saysOf(hero), day.at).toContain(day.sunday);
  expect
    .soft(await linksIn(hero), day.at)
    .toContainEqual({ name: "Join Us This Sunday", to: "/book-in-person-class" });
  expect.soft(await buttonsTo(page, business.centre.timetable), day.at).toBeGreaterThan(1);
}

/** A place books the term of the day. Beside that, while it has no dates, stands the way to hear of them. */
async function expectBooking(place: Locator, { at, books, withoutDates = false }: Day) {
  const links = await linksIn(place);
  expect
    .soft(
      links.filter(({ name }) => name.startsWith("Book Spot")),
      at,
    )
    .toEqual([{ name: `Book Spot - Term ${books}`, to: `https://booking.example.com/term-${books}` }]);
  const email = links.filter(({ name }) => name === "Email me the dates");
  expect.soft(email.length, at).toBe(withoutDates ? 1 : 0);
  for (const { to } of email) expect.soft(to, at).toMatch(new RegExp(`#${emailDatesId}$`));
  const sentence = `Dates for the next Term ${books} aren’t set. I can email you when they are.`;
  expect.soft((await saysOf(place)).includes(sentence), `${at}: ${sentence}`).toBe(withoutDates);
}

/** Four cards with four buttons are in sight, the ended ones last, and say so. */
async function expectCards(page: Page, { at, cards, ended }: Day) {
  const shown = await page.locator("#terms li:has(h3)").filter({ visible: true }).all();
  expect.soft(shown.length, `${at}: cards`).toBe(4);
  for (const [index, card] of shown.entries()) {
    const term = cards[index] as keyof typeof termDays;
    const said = await saysOf(card);
    for (const words of [
      `Term ${term}`,
      "Sundays 2:30 pm",
      termDays[term][0],
      "8 sessions of 90 minutes",
      "by video call",
    ]) {
      expect.soft(said, `${at}, card ${index + 1}`).toContain(words);
    }
    const hasEnded = index >= cards.length - ended;
    expect.soft(/\bEnded\b/.test(said), `${at}, card ${index + 1} says that it ended`).toBe(hasEnded);
    expect
      .soft(await linksIn(card), at)
      .toContainEqual({ name: `Book Spot - Term ${term}`, to: `https://booking.example.com/term-${term}` });
  }
}

/** Returns the visible words of a place. */
const saysOf = async (place: Locator) => normal((await place.allInnerTexts()).join(" "));

/** Lists the visible links of a place, without what their names say to screen readers only. */
const linksIn = async (place: Locator) =>
  place
    .getByRole("link")
    .filter({ visible: true })
    .evaluateAll((links) =>
      links.map((link) => {
        const name = link.cloneNode(true) as Element;
        for (const part of name.querySelectorAll(".visually-hidden")) part.remove();
        return { name: name.textContent?.trim() ?? "", to: link.getAttribute("href") ?? "" };
      }),
    );

const courseInstances = (page: Page) =>
  page.locator('script[type="application/ld+json"]').evaluateAll((scripts) => {
    type Instance = { name: string; startDate: string; endDate: string };
    const described = scripts
      .flatMap(({ textContent }) => JSON.parse(textContent ?? "") as unknown)
      .flat() as { "@type": string; hasCourseInstance?: readonly Instance[] }[];
    const course = described.find((thing) => thing["@type"] === "Course");
    return course?.hasCourseInstance?.map(({ name, startDate, endDate }) => ({ name, startDate, endDate }));
  });

/** Counts the visible links to a URL that look like buttons. */
const buttonsTo = (page: Page, url: string): Promise<number> =>
  page
    .locator(`main a[href="${url}"]`)
    .filter({ visible: true })
    .evaluateAll(
      (links) => links.filter((link) => getComputedStyle(link, "::after").borderTopStyle === "solid").length,
    );
