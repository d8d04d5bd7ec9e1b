import type { Page } from "@playwright/test";

/** Returns how many pixels wider than its window a page is. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Returns the texts that leave the window at a side, where nobody can scroll. */
export const textCutSideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hidden =
      "script, style, template, noscript, dialog:not([open]), .visually-hidden, [aria-hidden=true]";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const {
        currentNode,
        currentNode: { parentElement, textContent },
      } = texts;
      if (!parentElement?.checkVisibility() || parentElement.closest(hidden)) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const isCut = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 0 && (left < -3 || right > innerWidth + 1),
      );
      if (isCut && textContent?.trim()) cut.push(textContent.trim().slice(0, 60));
    }
    return cut;
  });

/** Returns the words that are broken in the middle, with a slash at the break. Addresses and very long words may be. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hidden = "script, style, template, noscript, svg, dialog:not([open]), .visually-hidden";
    const word = /(?<![\p{L}\p{N}.@/:-])[\p{L}’]{2,18}(?![\p{L}\p{N}@/:-]|\.[\p{L}\p{N}])/gu;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    const range = document.createRange();
    while (texts.nextNode()) {
      const {
        currentNode,
        currentNode: { parentElement, textContent },
      } = texts;
      const isSeen = parentElement?.checkVisibility({ visibilityProperty: true });
      if (!isSeen || parentElement?.closest(hidden)) continue;
      for (const { 0: letters, index } of textContent?.matchAll(word) ?? []) {
        let before: DOMRect | undefined;
        for (let at = 0; at < letters.length; at++) {
          range.setStart(currentNode, index + at);
          range.setEnd(currentNode, index + at + 1);
          const box = range.getBoundingClientRect();
          // A drop cap is no break: what follows it stands at its right.
          if (before && box.width > 0 && box.left < before.left && box.top > before.top + 1)
            broken.push(`${letters.slice(0, at)}/${letters.slice(at)}`);
          if (box.width > 0) before = box;
        }
      }
    }
    return broken;
  });

/** Measures everything that looks like a button: its height and minimum height in pixels. */
export const buttonHeights = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main :is(a, button), header :is(a, button)")]
      .filter(
        (element) =>
          element.checkVisibility() && getComputedStyle(element, "::before").position === "absolute",
      )
      .filter((element) => getComputedStyle(element, "::after").borderTopStyle === "solid")
      .map((element) => ({
        name: element.textContent?.trim() ?? "",
        height: element.getBoundingClientRect().height,
        minimum: Number.parseFloat(getComputedStyle(element).minHeight),
      })),
  );

/** Loads all pictures and returns those whose `width` and `height` don't match their aspect ratio. */
export const imagesWithWrongProportions = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll("img")];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    return images
      .filter((image) => image.naturalWidth > 0)
      .filter((image) => {
        const stated = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
        // A <picture> has the size of one source only; CSS fits the others.
        const fitted = image.parentElement?.tagName === "PICTURE";
        return !fitted && !(Math.abs(stated / (image.naturalWidth / image.naturalHeight) - 1) < 0.02);
      })
      .map((image) => image.src);
  });

/** Returns buttons and fields without edge, underline or picture in forced colours. Browsers draw radio buttons. */
export const bareControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    const hasEdge = (style: CSSStyleDeclaration) =>
      (["Top", "Bottom"] as const).some(
        (side) =>
          Number.parseFloat(style[`border${side}Width`]) > 0 &&
          style[`border${side}Style`] !== "none" &&
          style[`border${side}Color`] !== canvas,
      );
    const isMark = ({ content, backgroundColor }: CSSStyleDeclaration) =>
      content === '""' && !["rgba(0, 0, 0, 0)", canvas].includes(backgroundColor);
    const isUnderlined = (style: CSSStyleDeclaration) => style.textDecorationLine.includes("underline");
    return [
      ...document.querySelectorAll(
        "main button, main input:not([type=radio], [type=checkbox]), main select, main textarea",
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const styles = [null, "::before", "::after"].map((part) => getComputedStyle(element, part));
        const visible = styles.some((style) => hasEdge(style) || isUnderlined(style) || isMark(style));
        return !visible && !element.querySelector("svg, img");
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Returns the questions whose answers are hidden. */
export const foldedAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main details")]
      .filter((details) => !details.lastElementChild?.checkVisibility())
      .map((details) => details.querySelector("summary")?.textContent ?? ""),
  );
