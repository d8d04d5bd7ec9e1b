import type { Page } from "@playwright/test";
import { paths } from "../../domain/pages.ts";
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
        }
      }
    });
  }
}
