import type { Page } from "@playwright/test";
import { barLink, menuName, startReact } from "./support/bar.ts";
import { contactForm, waitUntilLive, writeMessage } from "./support/contact-form.ts";
import { pages } from "./support/pages.ts";
import { expect, test, uniqueWords } from "./support/test.ts";

/** Pages of every kind; articles share one. */
const mainPages = pages.filter((path) => !path.startsWith("/blog/"));

test("without the scripts that a page asks for, its menus open and a message is sent", async ({
  page,
  mailbox,
  complaints,
}) => {
  const words = uniqueWords();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/contact");
  await menuName(page, "Services").click();
  await expect(barLink(page, /^Sunday class/)).toBeVisible();
  await writeMessage(page, words);
  await contactForm(page).send.click();
  await expect(contactForm(page).sent).toBeVisible();
  await expect.poll(() => mailbox.mailsWith(words).length, { timeout: 15_000 }).toBe(1);
  complaints.length = 0; // the browser notes each script
});

test.describe("with storage switched off", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ["sessionStorage", "localStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
      }
    }),
  );

  test("no page complains", async ({ page }) => {
    for (const path of pages) await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("pages change and a message is sent", async ({ page, mailbox, complaints }) => {
    const words = uniqueWords();
    await page.goto("/");
    await startReact(page);
    await barLink(page, /^Contact/).click();
    await waitUntilLive(page);
    await writeMessage(page, words);
    await contactForm(page).send.click();
    await expect(contactForm(page).sent).toBeVisible();
    await expect.poll(() => mailbox.mailsWith(words).length, { timeout: 15_000 }).toBe(1);
    expect(complaints).toEqual([]);
  });
});

test.describe("translated by the browser before React starts", () => {
  for (const path of ["/", "/contact", "/faq", "/in-person-class", "/8-week-mindfulness-course"]) {
    test(`${path} stays whole, and leads on`, async ({ page, complaints }) => {
      await page.goto(path);
      await translate(page);
      await startReact(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await translate(page);
      await barLink(page, /^ÜAbout|^About/).click();
      await expect(page).toHaveURL(/\/about$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page).not.toHaveTitle(/Error/);
      complaints.length = 0; // React notes that the words are not its own
    });
  }

  test("a message is sent", async ({ page, mailbox, complaints }) => {
    const words = uniqueWords();
    await page.goto("/contact");
    await translate(page);
    await page.locator("[name=name]").fill("Sam Nguyen");
    await page.locator("form[novalidate]").waitFor();
    await translate(page);
    await page.waitForTimeout(2000); // no less time than a person needs
    await expect(page.locator("[name=name]"), "what was typed is kept").toHaveValue("Sam Nguyen");
    await page.locator("[name=email]").fill("sam@example.net");
    await page.locator("[name=message]").fill(words);
    await page.locator("form[novalidate] button").click();
    await expect.poll(() => mailbox.mailsWith(words).length, { timeout: 15_000 }).toBe(1);
    complaints.length = 0; // React notes that the words are not its own
  });
});

/** Does what a browser's translation does: every text moves into elements of the translator's, with other words. */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.lang = "de";
    document.documentElement.classList.add("translated-ltr");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script,style,svg,font")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = `Ü${text.data.trim()}`;
      text.replaceWith(outer);
    }
  });

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  // The browser itself draws radio buttons and checkboxes.
  test("each button and field keeps an edge that can be seen", async ({ page }) => {
    for (const path of mainPages) {
      await page.goto(path);
      const bare = await page.evaluate(() => {
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
            return (
              !styles.some((style) => hasEdge(style) || isUnderlined(style) || isMark(style)) &&
              !element.querySelector("svg, img")
            );
          })
          .map((element) => element.outerHTML.slice(0, 120));
      });
      expect(bare, path).toEqual([]);
    }
  });

  test("the focus can be seen", async ({ page }) => {
    await page.goto("/contact");
    for (let presses = 0; presses < 14; presses++) {
      await page.keyboard.press("Tab");
      const outline = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) return "visible";
        const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1
          ? "visible"
          : activeElement.outerHTML.slice(0, 120);
      });
      expect(outline).toBe("visible");
    }
  });
});

test("on paper each page is its text: no bar, no footer, every answer open, nothing beside the sheet", async ({
  page,
}) => {
  // What is left of A4 between the margins of a printer, at 96 px an inch.
  await page.setViewportSize({ width: 718, height: 1047 });
  for (const path of mainPages) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" }), path).toBeHidden();
    await expect(page.getByRole("contentinfo"), path).toBeHidden();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
    if (path === "/faq") {
      for (const answer of await page.locator("main details > div").all()) await expect(answer).toBeVisible();
    }
  }
});
