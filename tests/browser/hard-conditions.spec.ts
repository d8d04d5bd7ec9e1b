import type { Page } from "@playwright/test";
import { articles } from "#content/articles";
import { articlePath } from "../../domain/pages.ts";
import { expectAccessible } from "../support/axe.ts";
import { contactForm, expectOneEmail, writeMessage } from "../support/contact-form.ts";
import { barLink, hydrateIsland, menuName } from "../support/page.ts";
import { expect, test, uniqueWords } from "../support/test.ts";

test("without the scripts that a page loads, its menus open and a message is sent", { tag: "@slow" }, async ({
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
  await expectAccessible(page, "a message sent");
  await expectOneEmail(mailbox, words);
  complaints.length = 0; // the browser logs each aborted request
});

test.describe("translated by the browser before hydration", () => {
  for (const path of [
    "/contact",
    "/video-library",
    ...articles.slice(0, 1).map(({ slug }) => articlePath(slug)),
  ]) {
    test(`${path} stays whole, and its links work`, { tag: "@slow" }, async ({ page, complaints }) => {
      await page.goto(path);
      await translate(page);
      await hydrateIsland(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await translate(page);
      await barLink(page, /^ÜAbout|^About/).click();
      await expect(page).toHaveURL(/\/about$/);
      complaints.length = 0; // React logs that the text differs
    });
  }

  test("a message is sent", { tag: "@slow" }, async ({ page, mailbox, complaints }) => {
    const words = uniqueWords();
    await page.goto("/contact");
    await translate(page);
    await page.locator("[name=name]").fill("Sam Nguyen");
    await page.locator("form[novalidate]").waitFor();
    await translate(page);
    await expect(page.locator("[name=name]"), "typed text").toHaveValue("Sam Nguyen");
    await page.locator("[name=email]").fill("sam@example.net");
    await page.locator("[name=message]").fill(words);
    await page.locator("form[novalidate] button").click();
    await expectOneEmail(mailbox, words);
    complaints.length = 0; // React logs that the text differs
  });
});

/** Changes a page as a browser's translation does: each text moves into new elements, with other words. */
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
