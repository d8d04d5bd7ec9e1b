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
      range.selectNodeContents(currentNode);
      if (range.getClientRects().length < 2) continue;
      for (const { 0: letters, index } of textContent?.matchAll(word) ?? []) {
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + letters.length);
        if (range.getClientRects().length < 2) continue;
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

/** Returns the pictures that haven’t come yet and for which there is no room: what follows them jumps when they come. */
export const picturesWithoutRoom = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main img")]
      .filter((image) => image instanceof HTMLImageElement && !image.complete && image.checkVisibility())
      .filter((image) => image.getBoundingClientRect().height < 1)
      .map((image) => image.outerHTML),
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

/**
 * Returns the prints whose subject is cut, by an edge of their frame, of the window or of the bar. A print that is cut has a
 * subject; where it has none, it isn't to be cut.
 *
 * @param subjects the box of each subject, by the picture's file name without its inks
 */
export const cutPrints = (page: Page, subjects: Readonly<Record<string, readonly number[]>>) =>
  page.evaluate(async (boxes) => {
    const images = [...document.querySelectorAll("img")].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    return images.flatMap((image) => {
      const name = /([\w-]+?)(?:-dark)?-[\w-]{8}\.svg$/.exec(image.currentSrc)?.[1];
      const { objectFit, objectPosition } = getComputedStyle(image);
      if (!name || objectFit !== "cover") return [];
      const { naturalWidth: wide, naturalHeight: high, clientWidth, clientHeight } = image;
      const scale = Math.max(clientWidth / wide, clientHeight / high);
      const spare = [clientWidth - wide * scale, clientHeight - high * scale] as const;
      const [x = 0, y = 0] = objectPosition
        .split(" ")
        .map((value, axis) =>
          value.endsWith("%")
            ? (Number.parseFloat(value) / 100) * (spare[axis] ?? 0)
            : Number.parseFloat(value),
        );
      // What is cut of the whole by less than a hundredth is no cut.
      const [left = 0, top = 0, right = wide, bottom = high] = boxes[name] ?? [];
      const slack = boxes[name] ? 0 : Math.max(wide, high) / 100;
      const isWhole =
        x + (left + slack) * scale >= 0 &&
        y + (top + slack) * scale >= 0 &&
        x + (right - slack) * scale <= clientWidth &&
        y + (bottom - slack) * scale <= clientHeight;
      return isWhole ? [] : [name];
    });
  }, subjects);

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

/** Measures elements with a name for screen readers. */
export const heightsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => ({
      name: element.getAttribute("aria-label"),
      height: element.getBoundingClientRect().height,
    })),
  );

/**
 * Returns what is wrong in the margin of an article on a wide screen: notes that reach into the text, or past the related
 * articles below it, and notes and prints that lie over the one above.
 */
export const misplacedNotes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const { right, top, bottom } = element.getBoundingClientRect();
        return { right, top, bottom, end: top + element.scrollHeight };
      });
    const last = boxesOf('article, section[aria-labelledby="also-heading"]').at(-1);
    const text = document.querySelector("#prose > p");
    if (!last || !text) return [];
    const { left } = text.getBoundingClientRect();
    const notes = boxesOf(".notes li");
    const beside = boxesOf(".side-note, #prose > .print");
    return [
      ...notes.flatMap(({ right }, index) => (right < left ? [] : [`note ${index + 1} in the text`])),
      ...notes.flatMap(({ top }, index) =>
        top >= (notes[index - 1]?.bottom ?? top) ? [] : [`note ${index + 1} over the one above`],
      ),
      ...((notes.at(-1)?.bottom ?? 0) <= last.bottom ? [] : ["the last note past the end"]),
      ...beside.flatMap(({ top }, index) =>
        top > (beside[index - 1]?.end ?? top - 1)
          ? []
          : [`side note or print ${index + 1} over the one above`],
      ),
    ];
  });
