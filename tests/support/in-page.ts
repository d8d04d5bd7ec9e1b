import type { Page } from "@playwright/test";

/** By how many pixels a page is wider than its window. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What looks like a button, with its height and its minimum height in pixels. */
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

/** Loads all pictures; returns those whose `width` and `height` do not state their true proportions. */
export const imagesWithWrongProportions = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll("img")];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    return images
      .filter((image) => image.naturalWidth > 0)
      .filter((image) => {
        const stated = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
        // A <picture> states the proportions of its last source; CSS fits the others.
        const fitted = image.parentElement?.tagName === "PICTURE";
        return !fitted && !(Math.abs(stated / (image.naturalWidth / image.naturalHeight) - 1) < 0.02);
      })
      .map((image) => image.src);
  });

/** Buttons and fields that show no edge, mark, underline or picture in forced colours. Browsers draw radios themselves. */
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

/** What a visitor sees in the main part of a page: headings of rank 1 and 2, links and buttons, in their order. */
export const visibleParts = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const nameOf = (element: Element) =>
      (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
    const visible = (selector: string) =>
      [...main.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
    return {
      headings: visible("h1, h2").map((heading) => ({ id: heading.id, text: nameOf(heading) })),
      links: visible("a").map((link) => ({ to: link.getAttribute("href") ?? "", name: nameOf(link) })),
      buttons: visible("button").map(nameOf),
    };
  });

/** The questions whose answers don't show. */
export const foldedAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main details")]
      .filter((details) => !details.lastElementChild?.checkVisibility())
      .map((details) => details.querySelector("summary")?.textContent ?? ""),
  );
