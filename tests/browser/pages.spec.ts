import type { Page } from "@playwright/test";
import { articles } from "#content/articles";
import { common } from "#content/common";
import { home } from "#content/pages/home";
import { sundayClass } from "#content/schedule";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import { formatTime } from "../../domain/format-date.ts";
import { articlePath, paths } from "../../domain/pages.ts";
import { subjects } from "../../prints/subjects.ts";
import { currentTerms } from "../../site/schedule/scheduled-terms.ts";
import { termNames } from "../../site/schedule/terms.ts";
import { indexedPaths as pages } from "../../site/seo/sitemap.ts";
import { expectAccessible } from "../support/axe.ts";
import { isDelivered } from "../support/delivered.ts";
import {
  bareControls,
  brokenWords,
  buttonHeights,
  cutPrints,
  foldedAnswers,
  heightsOf,
  imagesWithWrongProportions,
  misplacedNotes,
  picturesWithoutRoom,
  sidewaysOverflow,
  textCutSideways,
} from "../support/in-page.ts";
import { layoutShift, recordLayoutShift } from "../support/layout-shift.ts";
import { hydrateIsland } from "../support/page.ts";
import { cspViolations, foreignRequests } from "../support/recorders.ts";
import { expect, test } from "../support/test.ts";

const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
const desktop = { width: 1440, height: 900 };
/** A4 without a printer's margins, at 96 px an inch. */
const paper = { width: 718, height: 1047 };

// Which lines wrap anew as the fonts arrive depends on the words. An owner's own may move as much as counts as good.
const shiftLimit = isDelivered("business name") ? 0.01 : 0.1;

/** Articles are of one kind: those with a warning, and two others, stand for all where a check takes long. */
const alike = new Set<string>(
  articles
    .filter(({ warning }) => !warning)
    .slice(2)
    .map(({ slug }) => articlePath(slug)),
);

// One visit to each page. Soft assertions: a page reports everything that it gets wrong.
test.describe(() => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

  for (const path of pages) {
    test(path, async ({ page, site }) => {
      const foreign = foreignRequests(page, site.url);
      const violations = await cspViolations(page);
      await blockStorage(page);
      await recordLayoutShift(page);
      await loadFontsAndPicturesLate(page, path);
      expect.soft(await layoutShift(page), "layout shift while loading").toBeLessThan(shiftLimit);
      expect.soft(await picturesWithoutRoom(page), "pictures without room before they come").toEqual([]);

      await test.step("phone", async () => {
        expect.soft(await sidewaysOverflow(page), "overflow at 390 px").toBeLessThanOrEqual(0);
        const buttons = await buttonHeights(page);
        for (const { name, height, minimum } of buttons) {
          expect.soft([44, 48, 56], `minimum height of “${name}”`).toContain(minimum);
          expect.soft(height, `height of “${name}”`).toBeGreaterThanOrEqual(minimum);
        }
        if (path === "/" || path === "/contact") expect.soft(buttons.length).toBeGreaterThan(1);
        for (const { name, height } of await heightsOf(page, ".practice"))
          expect.soft(height, `“${name}” fits one screenshot`).toBeLessThan(560);
        if (alike.has(path)) return;
        await expectAccessible(page, "phone", { schemes: ["light"] });
        await page.emulateMedia({ forcedColors: "active" });
        expect.soft(await bareControls(page), "controls without an edge in forced colours").toEqual([]);
        await page.emulateMedia({ forcedColors: "none" });
        await enlargeUnfolded(page);
        expect.soft(await sidewaysOverflow(page), "overflow with 200 % text").toBeLessThanOrEqual(0);
        expect.soft(await brokenWords(page), "broken words with 200 % text").toEqual([]);
        await page.setViewportSize({ width: 320, height: 844 });
        expect.soft(await textCutSideways(page), "cut with 200 % text at 320 px").toEqual([]);
        expect
          .soft(await sidewaysOverflow(page), "overflow with 200 % text at 320 px")
          .toBeLessThanOrEqual(0);
        await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
        expect.soft(await brokenWords(page), "broken words at 320 px").toEqual([]);
        expect.soft(await sidewaysOverflow(page), "overflow at 320 px").toBeLessThanOrEqual(0);
        await spaceText(page);
        expect.soft(await sidewaysOverflow(page), "overflow with spaced text").toBeLessThanOrEqual(0);
        expect.soft(await textCutSideways(page), "cut with spaced text").toEqual([]);
        await foldAgain(page);
      });

      await test.step("paper", async () => {
        await page.setViewportSize(paper);
        await page.emulateMedia({ media: "print" });
        await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect.soft(page.getByRole("navigation", { name: "Main" })).toBeHidden();
        await expect.soft(page.getByRole("contentinfo")).toBeHidden();
        expect.soft(await sidewaysOverflow(page), "overflow on paper").toBeLessThanOrEqual(0);
        if (path === paths.sundayClass) {
          // The rows of a grid that are cut by the end of a sheet overlap.
          const safety = page.locator("#should-i-do-this dl");
          await expect.soft(safety).toHaveCSS("display", "block");
          await expect.soft(safety.locator("> div").first()).toHaveCSS("break-inside", "avoid");
        }
        if (path === "/faq") expect.soft(await foldedAnswers(page), "answers that stay folded").toEqual([]);
        await page.emulateMedia({ media: "screen" });
      });

      await test.step("every width", async () => {
        if (alike.has(path)) return;
        for (const width of [600, 768, 1024, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await sidewaysOverflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0);
        }
      });

      await test.step("tablet", async () => {
        await page.setViewportSize(tablet);
        // A browser goes on showing the crop of the last width until this one's has come.
        const cut = () => cutPrints(page, subjects);
        await expect.configure({ soft: true }).poll(cut, "prints whose subject is cut").toEqual([]);
      });

      await test.step("desktop", async () => {
        await page.setViewportSize(desktop);
        expect.soft(await sidewaysOverflow(page), "overflow at 1440 px").toBeLessThanOrEqual(0);
        expect.soft(await misplacedNotes(page), "notes outside the margin, or over each other").toEqual([]);
        if (!alike.has(path)) await expectAccessible(page, "desktop", { schemes: ["dark"] });
        expect.soft(await imagesWithWrongProportions(page), "stated width and height").toEqual([]);
      });

      await test.step("island", () => hydrateIsland(page));

      expect.soft(foreign, "requests to other sites").toEqual([]);
      expect.soft(violations, "content security policy").toEqual([]);
    });
  }
});

/** Unfolds everything, and doubles the size of text. */
const enlargeUnfolded = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll("details:not([open])")) {
      // One of a name would fold another.
      fold.setAttribute("data-name", fold.getAttribute("name") ?? "");
      fold.removeAttribute("name");
      fold.setAttribute("open", "");
      fold.setAttribute("data-unfolded", "");
    }
    document.documentElement.style.setProperty("font-size", "200%");
  });

/** Spaces lines, words, letters and paragraphs as far as WCAG 1.4.12 lets a reader. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Takes spacing and unfolding back. */
const foldAgain = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    for (const fold of document.querySelectorAll("[data-unfolded]")) {
      fold.removeAttribute("open");
      const name = fold.getAttribute("data-name");
      if (name) fold.setAttribute("name", name);
    }
  });

/** Makes storage throw: no page needs it. Tests of the form and of the room have it. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });

/** Opens a page whose fonts and pictures arrive only after the first paint. */
async function loadFontsAndPicturesLate(page: Page, path: string): Promise<void> {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.(woff2|svg)$/, (route) => painted.then(() => route.continue()));
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(
    () =>
      new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true })),
  );
  release();
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

test.describe("with the menus open", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const [screen, viewport] of [
    ["phone", phone],
    ["desktop", desktop],
  ] as const) {
    test(`axe finds nothing on a ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto("/accessibility");
      if (screen === "phone") await page.getByRole("button", { name: "Menu", exact: true }).click();
      else await page.locator("summary", { hasText: "Services" }).click();
      const entry = page.getByRole("link", { name: /^Sunday class/ }).filter({ visible: true });
      await expect(entry.first()).toBeVisible();
      await expectAccessible(page, screen);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  const time = formatTime(sundayClass.startTime);
  const months = "January|February|March|April|May|June|July|August|September|October|November|December";
  /** What stands where scripts would put a date. */
  const undated: Readonly<Record<string, readonly (readonly [selector: string, words: string])[]>> = {
    [paths.home]: [
      ["section:has(#board-heading)", "Every Sunday"],
      ["section:has(#board-heading)", "on public holidays, check the centre’s timetable"],
      ["section:has(#board-heading)", home.board.course.withoutScripts.when],
    ],
    "/services": [["dl > div:has(> dt:text-is('Next'))", `${termNames.length} terms a year`]],
    "/in-person-class": [["section:has(#next-heading) p", `Sundays, ${time}.`]],
    "/book-in-person-class": [
      ["section:has(#book-heading)", "Sunday, every week"],
      ["section:has(#book-heading)", "Booking opens the Tuesday before."],
    ],
    [paths.sundayClass]: [
      ["section:has(#class-heading)", "Every Sunday"],
      ["section:has(#end-heading)", `Sundays, ${time}`],
    ],
  };

  test("every kind of page can be read and states nothing that depends on the date", async ({ page }) => {
    test.slow();
    await page.setViewportSize(phone);
    for (const path of pages.filter((path) => !alike.has(path))) {
      await page.goto(path);
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      const text = await page.getByRole("main").innerText();
      expect.soft(text.length, path).toBeGreaterThan(500);
      expect.soft(text, path).not.toMatch(/in progress|completed|booking is open|this sunday \d/i);
      await expect.soft(page.locator("dialog").filter({ visible: true }), path).toHaveCount(0);
      for (const [selector, words] of undated[path] ?? []) {
        await expect.soft(page.locator(selector).first(), path).toContainText(words, { useInnerText: true });
      }
      if (path === paths.sundayClass) {
        // The days without a class are known whatever the day.
        const others = text.replace(/^No class on .*$/gm, "");
        expect.soft(others, path).not.toMatch(new RegExp(`\\d (${months})`));
      }
      // The page may be months old: a term's button says what it does by then.
      if (path === paths.course || path === paths.enrol) {
        expect.soft(text, path).not.toMatch(/Next to start|Upcoming|Ended|under way|Starts next|announced/);
        for (const { name, booking } of currentTerms(Date.now())) {
          const row = page
            .locator("details[name=term]", { has: page.getByText(name, { exact: true }) })
            .filter({ visible: true });
          if (path === paths.enrol) await row.locator("summary").click();
          const button = page.locator("#terms").getByRole("link", { name: `Book Spot - ${name}` });
          await expect.soft(button, name).toHaveAttribute("href", booking);
          const note = fillSlots(common.terms.withoutScripts, { "term.name": name });
          // Playwright's search by text leaves out <noscript>.
          const shown = page.locator("noscript p", { hasText: note }).filter({ visible: true });
          await expect.soft(shown, `${name} on ${path}`).toBeVisible();
        }
      }
      const [folded] = await page.locator("main details:not([open]):not([hidden] *)").elementHandles();
      if (folded) {
        await (await folded.$("summary"))?.click();
        const content = await folded.$(":scope > :last-child");
        expect.soft(await content?.isVisible(), path).toBe(true);
      }
    }
  });
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the number of a date doesn’t cover its weekday", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(paths.home);
    const [weekday, number] = await page
      .locator("main li")
      .filter({ has: page.getByRole("link", { name: "Sunday class", exact: true }) })
      .locator("p > span, p > b")
      .filter({ visible: true })
      .evaluateAll((parts) =>
        // The browser fills the ground behind the whole height of a text, not of its line.
        parts.slice(0, 2).map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect();
        }),
      );
    expect(number?.top).toBeGreaterThanOrEqual((weekday?.bottom ?? Number.POSITIVE_INFINITY) - 2);
  });

  test("the focus can be seen", async ({ page }) => {
    await page.goto("/contact");
    for (let presses = 0; presses < 14; presses++) {
      await page.keyboard.press("Tab");
      const invisible = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) return undefined;
        const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
        const outlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
        return outlined ? undefined : activeElement.outerHTML.slice(0, 120);
      });
      expect(invisible).toBeUndefined();
    }
  });
});
