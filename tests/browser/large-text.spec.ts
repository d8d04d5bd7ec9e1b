import type { Page } from "@playwright/test";
import { begunMessages, paths } from "../../domain/pages.ts";
import { brokenWords } from "../support/in-page.ts";
import { expect, test } from "../support/test.ts";

/* A reader's own text size, on phones, in a language whose words are longer. */

const rootSizes = [100, 112.5, 125, 137.5, 150];
const widths = [320, 344, 360, 390, 412, 430];

const longerWords: Readonly<Record<string, string>> = {
  Sunday: "Donnerstag",
  Sundays: "Donnerstags",
  January: "Dezember",
  November: "September",
  minutes: "Gesprächsminuten",
  course: "Achtsamkeitskurs",
  coaching: "Einzelbegleitung",
  Menu: "Menü",
};

/** Lengthens words as a translation into German does, with the elements that a browser inserts. */
const translate = (page: Page) =>
  page.evaluate((words) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script,style,svg,option")) continue;
      const outer = document.createElement("font");
      outer.appendChild(document.createElement("font")).textContent = text.data.replace(
        /\p{L}+/gu,
        (word) => words[word] ?? word,
      );
      text.replaceWith(outer);
    }
  }, longerWords);

/** Makes every word half as long again, but for names that browsers don't translate. */
const lengthen = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.parentElement?.closest("script,style,svg,option,[translate=no]")) continue;
      text.data = text.data.replace(
        /\p{L}{2,}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length / 2)).toLowerCase(),
      );
    }
  });

/** Returns the texts of bar and page that lie over each other. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    // Of a line, whose box reaches into those above and below, the middle.
    const middle = ({ top, height }: DOMRect) => ({ top: top + 0.3 * height, bottom: top + 0.7 * height });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { text: string; owner: Element; fixed: boolean; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const owner = node.parentElement;
      if (
        !owner ||
        !node.data.trim() ||
        owner.closest("script,style,noscript,dialog,.visually-hidden,option")
      )
        continue;
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1)
          lines.push({ text: node.data.trim(), owner, fixed: owner.closest("header") !== null, box });
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    const found: string[] = [];
    for (const [index, a] of lines.entries()) {
      for (const b of lines.slice(index + 1)) {
        if (b.box.top > a.box.bottom) break;
        // The bar lies over the page on purpose.
        if (a.fixed !== b.fixed || a.owner === b.owner) continue;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const [upper, lower] = [middle(a.box), middle(b.box)];
        const down = Math.min(upper.bottom, lower.bottom) - Math.max(upper.top, lower.top);
        if (across > 2 && down > 1) found.push(`${a.text.slice(0, 30)} × ${b.text.slice(0, 30)}`);
      }
    }
    return found;
  });

/** Returns the controls of the bar that lie over each other, leave the screen, or show words or a picture only in part. */
const crampedBar = (page: Page) =>
  page
    .getByRole("banner")
    .locator("a:visible, button:visible")
    .evaluateAll((parts) =>
      parts.flatMap((part, index) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const before = parts[index - 1]?.getBoundingClientRect().right ?? 0;
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        const boxes: DOMRect[] = [];
        while (walker.nextNode()) {
          if (walker.currentNode.parentElement?.closest(".visually-hidden")) continue;
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          boxes.push(...range.getClientRects());
        }
        const middle = ({ top, height }: DOMRect) => top + height / 2;
        const isCut = boxes.some(
          (box) => box.left < left - 1 || box.right > right + 1 || middle(box) < top || middle(box) > bottom,
        );
        const lines = part.matches("button") && part.querySelector("span");
        const isDash =
          lines &&
          ![0, 1.15].some((rem) => {
            const { fontSize } = getComputedStyle(document.documentElement);
            return Math.abs(lines.getBoundingClientRect().width - rem * Number.parseFloat(fontSize)) < 1;
          });
        const isOut = left < before || right > document.documentElement.clientWidth;
        return isOut || isCut || isDash ? [part.textContent] : [];
      }),
    );

/** Returns the texts that reach over the right edge of the screen, or the left one. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const screen = document.documentElement.clientWidth;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const owner = text.parentElement;
      if (
        !text.data.trim() ||
        !owner ||
        owner.closest("script,style,noscript,dialog,.visually-hidden,option")
      )
        continue;
      if (!owner.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isOut = ({ left, right }: DOMRect) => left < -1 || right > screen + 1;
      if ([...range.getClientRects()].some(isOut)) found.push(text.data.trim().slice(0, 30));
    }
    return found;
  });

/** Returns the texts that have room for a letter or two in a line. */
const brokenUp = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const words = text.data.trim();
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (text.parentElement.closest("script,style,noscript,dialog,.visually-hidden,option")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (words.length > 7 && words.length / range.getClientRects().length < 3)
        found.push(words.slice(0, 30));
    }
    return found;
  });

const pages = [paths.home, paths.sundayClass, paths.course, paths.enrol, paths.services];
const languages = [
  ["English words", undefined],
  ["German words", translate],
  ["words half as long again", lengthen],
] as const;

for (const path of pages) {
  for (const [words, change] of languages) {
    test(`${path} in large text and ${words} overlaps nowhere`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await change?.(page);
      for (const size of rootSizes) {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`;
        }, size);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          const where = `${size} % at ${width} px`;
          expect.soft(await crampedBar(page), `the bar, ${where}`).toEqual([]);
          expect.soft(await overlaps(page), where).toEqual([]);
          if (!change) expect.soft(await tooWide(page), `wider than the screen, ${where}`).toEqual([]);
        }
      }
    });
  }
}

const begun = [begunMessages.present, begunMessages.workplaces].map((about) => `/contact/${about}` as const);
const others = [...Object.values(paths), ...begun].filter((path) => !pages.some((tested) => tested === path));
for (const path of others) {
  test(`${path} in large text is no wider than the screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(path);
    for (const [size, width] of [
      [150, 320],
      [150, 430],
      [125, 320],
      [100, 320],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, size);
      expect.soft(await tooWide(page), `${size} % at ${width} px`).toEqual([]);
    }
  });
}

// Where only the text grows, breakpoints stay where they are: columns have to follow the text.
for (const path of Object.values(paths)) {
  test(`${path} on a tablet, with its text at 150 %, keeps words whole and within the screen`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "150%";
    });
    for (const width of [768, 820, 1180]) {
      await page.setViewportSize({ width, height: 1180 });
      expect.soft(await brokenUp(page), `${width} px`).toEqual([]);
      expect.soft(await tooWide(page), `${width} px`).toEqual([]);
      // Rows of names and texts, and terms. Elsewhere a long word in a card may hyphenate.
      if (path === paths.sundayClass || path === paths.enrol)
        expect.soft(await brokenWords(page), `broken words, ${width} px`).toEqual([]);
    }
  });
}

test("the flag of the next term covers none of its words", async ({ page }) => {
  await page.goto(paths.course);
  const card = page.locator("#terms li").filter({ has: page.locator(".badge:visible") });
  test.skip((await card.count()) === 0, "no term lies ahead");
  for (const size of rootSizes) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, size);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const flag = await card.locator(".badge").boundingBox();
      const heading = await card.locator("h3").boundingBox();
      if (!flag || !heading) throw new Error("The next term has no flag or heading.");
      const beside = flag.x + flag.width <= heading.x;
      const above = flag.y + flag.height <= heading.y;
      expect.soft(beside || above, `${size} % at ${width} px`).toBe(true);
    }
  }
});

test("see, hear and feel stay whole words in German", async ({ page }) => {
  await page.goto(paths.home);
  await page.locator("html").evaluate((html) => html.setAttribute("lang", "de"));
  const names = page.locator('section[aria-labelledby="places-heading"] h3');
  for (const [index, word] of ["Sehen", "Hören", "Fühlen"].entries())
    await names.nth(index).evaluate((name, word) => name.replaceChildren(word), word);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await names.evaluateAll((all) =>
      all.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getClientRects().length;
      }),
    );
    expect(lines, `${width} px`).toEqual([1, 1, 1]);
  }
});

test("long words in headings hyphenate, and short ones don't", async ({ page }) => {
  await page.goto(paths.course);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("hyphens", "auto");
  await expect(heading).toHaveCSS("hyphenate-limit-chars", "14");
});

test("a longer label of the course's facts doesn't touch its value", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(paths.course);
  await lengthen(page);
  const gaps = await page
    .locator("main dl")
    .first()
    .locator("> div")
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [label, value] = [...row.children].map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect();
        });
        return label && value && value.top < label.top + label.height / 2 ? [value.left - label.right] : [];
      }),
    );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
});
