import type { Locator, Page } from "@playwright/test";
import { business } from "#content/business";
import { emailDatesId } from "../../domain/newsletter.ts";
import { paths } from "../../domain/pages.ts";
import { type Day, days, type Promised, promises, termDays } from "../specification/promises.ts";
import { schedule2026 } from "../specification/schedule-2026.ts";
import { melbourne, openAt } from "../support/clock.ts";
import { serveWithValues } from "../support/site-with-values.ts";
import { test as base, expect } from "../support/test.ts";

// The client's specification, section by section, as a visitor sees it. The table is in tests/specification/promises.ts.
// The pages are those of the content, with the schedule of 2026: an owner's new year changes nothing here.

type PerWorker = {
  /** The address of a server of the built site, with the pages of 2026. */
  readonly site2026: string;
};

const test = base.extend<object, PerWorker>({
  site2026: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring of the first parameter
    async ({}, use) => {
      await serveWithValues({ schedule: schedule2026 }, use);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site2026 }, use) => use(site2026),
});

// One worker renders the pages once.
test.describe.configure({ mode: "default" });
test.use({ timezoneId: "Australia/Melbourne", contextOptions: { reducedMotion: "reduce" } });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const sizes = [phone, desktop] as const;

test("every page says and has what the specification promises, at every width", async ({ page }) => {
  test.slow();
  for (const promised of promises) {
    await openAt(page, promised.path, melbourne("2026-06-20T09:00"));
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectPromised(page, `${promised.path} at ${size.width} px`, promised);
    }
  }
});

async function expectPromised(
  page: Page,
  path: string,
  { says, counts = {}, links = [], buttons = [] }: Promised,
) {
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

test("the nine articles take 6 to 14 minutes to read", async ({ page }) => {
  await openAt(page, "/blog", melbourne("2026-06-20T09:00"));
  const cards = await page.locator('section[aria-labelledby="articles-heading"] li').allInnerTexts();
  const minutes = cards.map((card) => Number(/(\d+) min/.exec(card)?.[1]));
  expect(minutes).toHaveLength(9);
  expect(Math.min(...minutes)).toBe(6);
  expect(Math.max(...minutes)).toBe(14);
});

test("bar, menu and footer have the entries that the specification lists", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/faq");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const panel = page.getByRole("dialog");
  const said = await saysOf(panel);
  expect(said).toMatch(/^Menu\b/);
  for (const entries of [services, resources, others]) expectEntries(await linksIn(panel), entries);
  expect(said).toContain("Book Free Call");
  await page.getByRole("button", { name: "Close menu" }).click();

  await page.setViewportSize(desktop);
  const bar = page.getByRole("banner");
  for (const [menu, entries] of [
    ["Services", services],
    ["Resources", resources],
  ] as const) {
    await bar.locator("summary", { hasText: menu }).click();
    await bar.getByRole("link", { name: Object.keys(entries)[0] ?? "" }).waitFor();
    expectEntries(await linksIn(bar), entries);
  }
  expectEntries(await linksIn(bar), { ...others, "Book Free Call": business.bookings.introCall });

  const footer = page.getByRole("contentinfo");
  const footerSays = await saysOf(footer);
  for (const words of [business.blurb, "Ballarat", "Quick Links", "Services", "Resources", "© 2025"]) {
    expect.soft(footerSays).toContain(words);
  }
  const all = { ...services, ...others, Blog: "/blog", Videos: "/video-library" };
  expectEntries(await linksIn(footer), {
    ...all,
    "All services": "/services",
    "All resources": "/resources",
  });
});

const services = {
  "Sunday class": "/sunday-class",
  "8-week course": "/8-week-mindfulness-course",
  "1-to-1 coaching": "/personal-coaching",
  "For workplaces": "/services#workplaces",
};
const resources = { Blog: "/blog", Videos: "/video-library" };
const others = { About: "/about", FAQ: "/faq", Contact: "/contact" };

type Link = { readonly name: string; readonly to: string };

function expectEntries(links: readonly Link[], entries: Readonly<Record<string, string>>) {
  for (const [name, to] of Object.entries(entries)) {
    // A note may follow.
    expect
      .soft(
        links.some((link) => link.to === to && link.name.startsWith(name)),
        `${name} to ${to}`,
      )
      .toBe(true);
  }
}

test("on every day, at every width, the course's page books a term and has four", async ({ page }) => {
  test.slow();
  for (const day of days) {
    await openAt(page, paths.course, melbourne(day.at));
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const heading of ["course-heading", "enrol-heading"]) {
        await expectBooking(page.locator(`section[aria-labelledby="${heading}"]`), day);
      }
      await expectCards(page, day);
    }
    expect.soft(await courseInstances(page), day.at).toEqual(
      ([1, 2, 3, 4] as const).map((term) => ({
        name: expect.stringContaining(`Term ${term}`),
        startDate: termDays[term][1],
        endDate: termDays[term][2],
      })),
    );
  }
});

test("on every day, other pages book the same term, and the next class", async ({ page }) => {
  test.slow();
  for (const day of days) {
    const at = melbourne(day.at);
    await openAt(page, paths.enrol, at);
    await expectBooking(page.locator('section[aria-labelledby="enrol-heading"]'), day);
    const rows = page.locator("#terms details h3").filter({ visible: true });
    expect.soft(await rows.allInnerTexts(), day.at).toEqual(day.cards.map((term) => `Term ${term}`));

    await openAt(page, paths.home, at);
    const board = page.locator('section[aria-labelledby="board-heading"] li');
    await expectBooking(board.filter({ has: page.locator(`h3 a[href="${paths.course}"]`) }), day);

    await openAt(page, paths.sundayClass, at);
    const hero = page.locator('section[aria-labelledby="class-heading"]');
    expect.soft(await saysOf(hero), day.at).toContain(day.sunday);
    expect
      .soft(await linksIn(hero), day.at)
      // On a Sunday after its class, “this Sunday” is over.
      .toContainEqual({
        name: at.dayOfWeek === 7 ? `Join Us on ${day.sunday}` : "Join Us This Sunday",
        to: paths.bookClass,
      });
    expect.soft(await buttonsTo(page, business.centre.timetable), day.at).toBeGreaterThan(1);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Term 1 can be booked in the hero, and four terms on their cards", async ({ page }) => {
    await page.goto(paths.course);
    const booking = { name: "Book Spot - Term 1", to: "https://booking.example.com/term-1" };
    const hero = page.locator('section[aria-labelledby="course-heading"]');
    expect((await linksIn(hero)).filter(({ name }) => name.startsWith("Book"))).toEqual([booking]);
    const cards = page.locator("#terms li:has(h3)").filter({ visible: true });
    expect(await cards.count()).toBe(4);
    expect(await linksIn(cards.filter({ hasText: "Term 1" }))).toContainEqual(booking);
  });
});

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
  const sentence = `The next Term ${books} has no dates yet.`;
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
        for (const part of name.querySelectorAll(".visually-hidden, [hidden], noscript")) part.remove();
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
